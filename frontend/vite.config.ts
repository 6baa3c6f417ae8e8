import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type InlineConfig } from 'vite';
import { apart } from './build/apart.ts';
import { chunkBy } from './build/chunks.ts';
import { draw } from './build/draw.ts';
import { identifier } from './build/identifier.ts';
import { moduleGraph } from './build/module-graph.ts';
import { prerender } from './build/prerender.ts';
import { precompress } from './build/precompress.ts';
import { reactModules } from './build/react-modules.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shortKeys } from './build/short-keys.ts';
import { slim } from './build/slim.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { tighten } from './build/tighten.ts';
import { trimQuery } from './build/trim-query.ts';
import { trimRouter } from './build/trim-router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = { target: 'http://127.0.0.1:3000', xfwd: true };

/** Shared by the build for the browser and the one that prerenders pages. */
const shared: InlineConfig = {
  root: here('.'),
  resolve: {
    alias: {
      drawn: here('.cache/drawn'),
      '@leaflore/drawings': here('../drawings/src/index.ts'),
      identifier: here('.cache/identifier'),
      '@leaflore/vision/photo-quality': here('../vision/src/photo-quality.ts'),
      '@leaflore/vision/pixels': here('../vision/src/pixels.ts'),
      '@leaflore/vision/worth-comparing': here('../vision/src/worth-comparing.ts'),
      '@leaflore/vision': here('../vision/src/index.ts'),
      '@leaflore/doctor/units': here('../doctor/src/units.ts'),
      '@leaflore/doctor/es': here('../doctor/src/languages/es/index.ts'),
      '@leaflore/doctor/de': here('../doctor/src/languages/de/index.ts'),
      '@leaflore/plant-key': here('../plant-key/src/index.ts'),
      '@leaflore/doctor': here('../doctor/src/index.ts'),
      // The original injects a <style> element, which `style-src 'self'` refuses; base.css stops the page from
      // scrolling instead.
      'react-remove-scroll': here('src/shared/lib/remove-scroll.tsx'),
    },
  },
  build: { assetsInlineLimit: 0 },
};

export default defineConfig({
  ...shared,
  plugins: [
    react(),
    reactModules(),
    apart(),
    trimRouter(),
    trimQuery(),
    shortKeys(),
    subsetFonts(),
    draw(),
    identifier(),
    prerender({ ...shared, plugins: [react(), draw()] }),
    moduleGraph(),
    tighten(),
    slim('start.js'),
    serviceWorker(),
    precompress(),
  ],
  worker: { rolldownOptions: { output: { minify: true } } },
  server: { proxy: { '/api': api, '/drawings': api } },
  build: {
    ...shared.build,
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // What a part of a page needs is named where the part is asked for, but not what every page has already.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/^assets\/(rolldown-runtime|react|base)-/.test(file)),
    },
    reportCompressedSize: false,
    // `tighten` does it for scripts.
    minify: false,
    cssMinify: true,
    rolldownOptions: {
      output: {
        minify: false,
        // Every page names many files: one letter less of each.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // A file of its own, so that a slow phone can handle input between running React and the rest.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
              priority: 1,
            },
            { debugName: 'base', name: chunkBy(here('src/main.tsx')) },
          ],
        },
      },
    },
    manifest: true,
  },
});
