import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { appWorker } from './model/worker.svelte';

const target = document.getElementById('app')!;
target.replaceChildren(); // what a page says that could not load the app
mount(App, { target });
appWorker.start();
