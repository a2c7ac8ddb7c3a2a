import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startWorker } from './model/worker';

mount(App, { target: document.getElementById('app')! });
startWorker();
