import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The server that answers while the page is being worked on: `cargo run -- serve`.
const server = process.env['ANTRE_SERVER'] ?? 'http://127.0.0.1:8321';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: resolve(import.meta.dirname, '../words') } },
  build: {
    outDir: process.env['ANTRE_DIST'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/health': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
