import { describe, expect, it } from 'vitest';
import { isLoopback } from './sharing.svelte';

describe('an address of the machine itself', () => {
  it.each(['localhost', 'tables.localhost', '127.0.0.1', '127.8.8.8', '[::1]'])('is %s', (name) =>
    expect(isLoopback(name)).toBe(true),
  );
  it.each(['192.168.1.5', 'laptop.local', 'localhost.example.org', '12.7.0.1', '[2001:db8::1]'])('is not %s', (name) =>
    expect(isLoopback(name)).toBe(false),
  );
});
