/**
 * For a button that vanishes with what it removes: when that has succeeded (neither undefined nor false), the place around `from` that may take the focus takes it,
 * unless the gardener has gone on to something else meanwhile: a menu that was opened would close, a keyboard would vanish.
 */
export async function focusAfter(removal: Promise<unknown>, from: Element) {
  const place = from.closest<HTMLElement>('[tabindex="-1"]');
  const before = document.activeElement;
  const removed = await removal;
  if (removed === undefined || removed === false) return;
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === before || from.contains(activeElement))
    place?.focus({ preventScroll: true });
}
