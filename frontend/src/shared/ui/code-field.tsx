import type { ComponentProps } from 'react';
import { tPassword } from '../../languages/password';
import { TextField } from './text-field';

/** The code of a two-step login, which is asked for after the password. Accepts what react-hook-form's `register` returns. */
export const CodeField = (input: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>) => (
  <TextField
    label={tPassword('code')}
    hint={tPassword('codeHint')}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus
    {...input}
  />
);
