import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { draw } from './build/draw.ts';
import { precompress } from './build/precompress.ts';
import { preloadLanding } from './build/preload-landing.ts';
import { subsetFonts } from './build/subset-fonts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = { target: 'http://127.0.0.1:3000', xfwd: true };

export default defineConfig({
  root: here('.'),
  plugins: [react(), subsetFonts(), draw(), preloadLanding(), precompress()],
  resolve: {
    alias: {
      drawn: here('.cache/drawn'),
      '@leaflore/drawings': here('../drawings/src/index.ts'),
      // The original injects a <style> element, which `style-src 'self'` refuses; base.css locks the page instead.
      'react-remove-scroll': here('src/shared/lib/remove-scroll.tsx'),
    },
  },
  server: { proxy: { '/api': api, '/drawings': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
});
