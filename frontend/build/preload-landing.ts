import type { Plugin } from 'vite';

/** Names the landing page's code in index.html, so that a first visit fetches it beside the app and not after it. */
export function preloadLanding(): Plugin {
  return {
    name: 'preload-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const page = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/landing-page.tsx'),
        );
        if (page?.type !== 'chunk') throw new Error('The landing page has no chunk of its own');
        const styles = page.viteMetadata?.importedCss ?? [];
        const link = (rel: string, file: string, more = {}) => ({
          tag: 'link',
          attrs: { rel, href: `/${file}`, crossorigin: true, ...more },
          injectTo: 'head' as const,
        });
        return [
          ...[page.fileName, ...page.imports].map((file) => link('modulepreload', file)),
          ...[...styles].map((file) => link('preload', file, { as: 'style' })),
        ];
      },
    },
  };
}
