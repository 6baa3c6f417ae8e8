import { useEffect, useRef } from 'react';

const CONTROLS = ['input', 'select', 'textarea', 'button', 'a[href]', 'summary', '[tabindex="0"]'];
const NOT_USEFUL =
  ':not([hidden], [type="hidden"], :disabled, [data-danger], [data-way-back], [target="_blank"])';
const USEFUL = CONTROLS.map((control) => `[data-useful] ${control}${NOT_USEFUL}`).join();

/**
 * Focuses the first useful control of a dialog: one of its content or its actions, never Close and never a button that
 * deletes, leads back or leads to another site. If that is further down than the dialog shows, the title takes the focus.
 */
export function focusFirst(dialog: HTMLElement) {
  const control = dialog.querySelector<HTMLElement>(USEFUL);
  const lowerEdge = dialog.getBoundingClientRect().bottom;
  const isInView = control && control.getBoundingClientRect().bottom <= lowerEdge;
  const target = isInView ? control : dialog.querySelector<HTMLElement>('[data-title]');
  target?.focus({ preventScroll: true });
}

/** In a dialog with several steps: focuses the first useful control of each further step. */
export function useFocusOnStep(step: string) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    if (dialog) focusFirst(dialog);
  }, [step]);
}
