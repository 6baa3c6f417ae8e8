import type { ComponentProps } from 'react';
import { tFields } from '../../languages/fields';

/** A field that no person sees or reaches. Programs that fill in every field fill it in too, and are not believed. */
export const TrapField = (input: ComponentProps<'input'>) => (
  <div hidden>
    <input type="text" tabIndex={-1} autoComplete="off" aria-label={tFields('leaveEmpty')} {...input} />
  </div>
);
