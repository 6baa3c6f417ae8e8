import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** A field that no person sees or reaches. Programs that fill in every field fill it in too, and are not believed. */
export const TrapField = (input: ComponentProps<'input'>) => (
  <div aria-hidden="true">
    <VisuallyHidden>
      <input type="text" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" {...input} />
    </VisuallyHidden>
  </div>
);
