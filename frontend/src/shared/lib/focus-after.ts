/**
 * For a button that vanishes with what it removes: when that has succeeded, the place around `from` that may take the focus takes it.
 */
export async function focusAfter(removal: Promise<unknown>, from: Element) {
  const place = from.closest<HTMLElement>('[tabindex="-1"]');
  if ((await removal) !== undefined) place?.focus({ preventScroll: true });
}
