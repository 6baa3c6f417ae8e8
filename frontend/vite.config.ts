import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type InlineConfig } from 'vite';
import { draw } from './build/draw.ts';
import { prerender } from './build/prerender.ts';
import { precompress } from './build/precompress.ts';
import { slim } from './build/slim.ts';
import { subsetFonts } from './build/subset-fonts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = { target: 'http://127.0.0.1:3000', xfwd: true };

const LIBRARIES =
  'react react-dom scheduler react-redux @reduxjs redux immer reselect react-router react-router-dom use-sync-external-store';
/** Code that every page needs. */
const EVERYWHERE = new RegExp(
  [
    `node_modules/(${LIBRARIES.replaceAll(' ', '|')})/`,
    'src/shared/(ui/(icon|icons|button|link-button)|lib/class-names)\\.',
    'vite/preload-helper',
  ].join('|'),
);

/** What the build for the browser and the one that renders the public pages have in common. */
const shared: InlineConfig = {
  root: here('.'),
  resolve: {
    alias: {
      drawn: here('.cache/drawn'),
      '@leaflore/drawings': here('../drawings/src/index.ts'),
      // The original injects a <style> element, which `style-src 'self'` refuses; base.css locks the page instead.
      'react-remove-scroll': here('src/shared/lib/remove-scroll.tsx'),
    },
  },
  build: { assetsInlineLimit: 0 },
};

export default defineConfig({
  ...shared,
  plugins: [
    react(),
    subsetFonts(),
    draw(),
    prerender({ ...shared, plugins: [react(), draw()] }),
    slim('start.js'),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/drawings': api } },
  build: {
    ...shared.build,
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file packs smaller than many, and stays the same from release to release.
        codeSplitting: { groups: [{ name: 'base', test: EVERYWHERE }] },
      },
    },
    manifest: true,
  },
});
