import { useEffect, useRef, type RefObject } from 'react';

/**
 * While a question is answered, the field is disabled and buttons go, and the focus with them; afterwards the field gets it,
 * unless the reader has gone elsewhere. Not on touch screens, where the keyboard would cover the answer.
 */
export function useFocusBack(field: RefObject<HTMLElement | null>, isDisabled: boolean) {
  const wasHere = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isDisabled && wasHere.current && activeElement === body && matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true });
    const note = ({ target }: FocusEvent) => {
      wasHere.current = Boolean(field.current?.closest('main')?.contains(target as Node));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [field, isDisabled]);
}
