import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reportEvent } from '../../shared/analytics/analytics';
import { useLoginMutation, useRegisterMutation } from '../../shared/api/account';
import type { ApiError, RegisterDto } from '../../shared/api/api';
import { ownTimeZone } from '../../shared/lib/own-time-zone';
import { ownUnits } from '../../shared/lib/own-units';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { entryMessages } from '../../shared/toast/messages/account';
import { keepToast } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';

export type AuthMode = 'login' | 'register';

/** What is typed: `code` in the second step of a login alone. */
type Values = RegisterDto & { code: string };

const fields = {
  login: ['email', 'password', 'code'],
  register: ['firstName', 'lastName', 'email', 'password'],
} as const;

/**
 * The form state of both modes. Values survive a change of mode and closing the dialog. `submit` sends the form;
 * `asksCode` says that the password was right and the second step is due; `onDone` runs once the person is signed in, and the welcome toast is kept for after the reload.
 */
export function useAuthForm(mode: AuthMode, onDone: () => void) {
  const [login] = useLoginMutation();
  const [register] = useRegisterMutation();
  const report = useReport();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<Values>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '', code: '' },
    resolver: lazyResolver(async () => (await import('./auth-schemas')).authSchemas[mode]),
  });

  const send = ({ email, password, code, ...names }: Values) => {
    const timeZone = ownTimeZone();
    return mode === 'login'
      ? login({ loginDto: { email, password, timeZone, ...(code && { code }) } }).unwrap()
      : register({ registerDto: { email, password, timeZone, units: ownUnits(), ...names } }).unwrap();
  };

  const submit = form.handleSubmit(async (values) => {
    const { done, failed } = entryMessages[mode];
    const otherwise = failed({ status: 0, code: '', message: '' }).text ?? '';
    const refused = (error: ApiError) => {
      setAsksCode(error.code === 'code-needed' || error.code === 'wrong-code');
      if (error.code === 'code-needed') return undefined; // no failure: the second step
      const about = { 'email-taken': 'email', 'wrong-code': 'code' } as const;
      showRefusal(error, { fields: fields[mode], setError: form.setError, about, otherwise });
      throw error;
    };
    if (!(await report(send(values).catch(refused), { failed }))) return;
    reportEvent('auth', { method: mode });
    keepToast(done());
    onDone();
  });

  return { ...form, submit, asksCode: asksCode && mode === 'login' };
}
