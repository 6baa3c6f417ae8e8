import path from 'node:path';
import { createServer } from 'vite';

const FRONTEND = path.resolve(import.meta.dirname, '..');

/**
 * Starts the web app in development mode, the only one with `/dev/gallery`. API calls go to the server at `api`.
 * @param {string} api
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startGallery(api) {
  const proxy = { target: api, changeOrigin: true };
  const server = await createServer({
    root: FRONTEND,
    configFile: path.join(FRONTEND, 'vite.config.ts'),
    logLevel: 'warn',
    cacheDir: path.join(FRONTEND, '.cache/vite'),
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      proxy: { '/api': proxy, '/drawings': proxy },
    },
  });
  await server.listen();
  const { port } = server.httpServer.address();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
