// The gallery: every board with saved scenes, in a frame like the table's. For whoever draws; no part of the page.
import { mount } from 'svelte';
import '../../theme.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
if (target) mount(Gallery, { target });
