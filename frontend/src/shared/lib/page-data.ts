/** The element in which the build puts the data of a page that it has rendered. */
export const PAGE_DATA_ID = 'page-data';

/**
 * The data with which the build has rendered this page, while it is shown: reading it instead of asking the server makes the
 * browser's first rendering equal to the build's. Undefined in the build itself and on pages that are reached later.
 */
export function pageData<Data>(path: string): Data | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return undefined;
  const kept = JSON.parse(text) as { path: string; data: Data };
  return kept.path === path.toLowerCase().replace(/\/$/, '') ? kept.data : undefined;
}
