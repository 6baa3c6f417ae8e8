/** Display settings. */
export interface Look {
  theme: 'system' | 'light' | 'dark';
  /** Easy view: larger type, stronger lines, no motion; for members Home is one plant at a time. */
  easy: boolean;
}

/** The state of an address whose page turns Easy view on: that of a link that was pressed for it. */
export const EASY_ON = 'easy-on';

const YEAR_S = 365 * 24 * 60 * 60;

/** The display settings that public/start.js has applied before the first paint. */
export function currentLook(): Look {
  const { theme, view } = document.documentElement.dataset;
  return { theme: theme === 'light' || theme === 'dark' ? theme : 'system', easy: view === 'easy' };
}

/** Applies display settings and stores them on this device, in a cookie because logging out clears the storages. */
export function applyLook({ theme, easy }: Look) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (easy) dataset.view = 'easy';
  else delete dataset.view;
  const value = `${dataset.theme ?? ''}.${dataset.view ?? ''}`;
  document.cookie = `look=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
