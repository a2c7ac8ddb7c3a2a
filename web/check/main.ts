// The dice check as a page of its own, in one file that people keep: it needs no server and no network.

import { mount } from 'svelte';
import '../src/app.css';
import Page from './Page.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');

function follow(): void {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
}

follow();
dark.addEventListener('change', follow);
mount(Page, { target: document.getElementById('app')! });
