import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { spelledOut } from './src/breakpoints.ts';

// The server that answers while the page is being worked on: `cargo run -- serve`.
const server = process.env['ANTRE_SERVER'] ?? 'http://127.0.0.1:8321';

/** Writes each text of the build once more, compressed, so that the server need not do it at every request. */
function squeezed(): Plugin {
  let folder = '';
  return {
    name: 'antre-squeezed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!statSync(path).isFile() || !/\.(html|js|css|svg)$/.test(name)) continue;
        const text = readFileSync(path);
        const small = gzipSync(text, { level: 9 });
        if (small.length < text.length) writeFileSync(`${path}.gz`, small);
      }
    },
  };
}

export default defineConfig({
  plugins: [
    svelte({ preprocess: [{ style: ({ content }) => ({ code: spelledOut(content) }) }, vitePreprocess()] }),
    squeezed(),
  ],
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
      // The server must see one host and origin: requests of another page are refused.
      '/api': { target: server, changeOrigin: false },
      '/health': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
