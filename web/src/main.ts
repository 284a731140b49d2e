// The door: looks whether this browser is young enough, then hangs the page into it.
import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';

const young =
  typeof CSS !== 'undefined' && CSS.supports('color', 'light-dark(red, red)') && CSS.supports('container-type', 'size');

if (young) {
  const target = document.getElementById('app');
  if (target) {
    target.replaceChildren();
    mount(App, { target });
  }
} else {
  const script = document.createElement('script');
  script.src = '/old.js';
  document.head.append(script);
}
