import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { landing, routes } from './app/routes';
import { makeStore } from './app/store';
import { api } from './shared/api/api';

/** A page as a visitor first meets it, before any of the app's code has run. */
export interface RenderedPage {
  /** Of the file, without `.html`. */
  name: string;
  title: string;
  description: string;
  html: string;
}

/** Renders the landing page and every public page that has an address of its own. Used by the build only. */
export async function renderPublicPages(): Promise<RenderedPage[]> {
  const open = routes.filter(({ path, access }) => access === 'public' && !path.includes(':'));
  const pages = [landing, ...open].map(async ({ path, title, description }) => ({
    name: path === landing.path ? 'landing' : path.slice(1),
    title,
    description,
    html: await render(path),
  }));
  return Promise.all(pages);
}

async function render(path: string): Promise<string> {
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, null));
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App store={store} within={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
    </StrictMode>,
    // In one piece: React would send what is large later, and move it into place by an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  if (failures.length) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
