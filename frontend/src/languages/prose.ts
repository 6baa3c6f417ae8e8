import { lazy } from 'react';
import type { LoadProse, ProseName } from './catalogue';
import { perLanguage } from './language';

/**
 * A long text as a component: each language has it in a file of its own, which is fetched when it is read, and where it cannot be, the
 * text is in English. `const body = prose('terms', () => import('../languages/en/prose/terms'))`, then `const Body = body()`.
 */
export const prose = (name: ProseName, english: LoadProse) =>
  perLanguage(({ load }) =>
    lazy(
      load
        ? () =>
            load()
              .then(({ default: pack }) => pack.prose[name]())
              .catch(english)
        : english,
    ),
  );
