import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { tPassword } from '../../languages/password';
import { useChangePasswordMutation } from '../../shared/api/account';
import type { ApiError, ChangePasswordDto } from '../../shared/api/api';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { passwordMessages } from '../../shared/toast/messages/password';
import { useToasts } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { CodeField } from '../../shared/ui/code-field';
import { PasswordField } from '../../shared/ui/password-field';
import styles from './profile.module.css';

/** Changes the password, which signs out every other device. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [change] = useChangePasswordMutation();
  const report = useReport();
  const { showToast } = useToasts();
  const [asksCode, setAsksCode] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordDto>({
    defaultValues: { currentPassword: '', newPassword: '', code: '' },
    resolver: lazyResolver(async () => (await import('./profile-schemas')).profileSchemas.password),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ code, ...passwords }) => {
    const changePasswordDto = { ...passwords, ...(code && { code }) };
    const refused = (error: ApiError) => {
      if (error.code === 'code-needed') {
        setAsksCode(true);
        if (!asksCode) return undefined; // no failure: the second step
      }
      showRefusal(error, {
        fields: ['currentPassword', 'newPassword', 'code'],
        setError,
        about: { 'wrong-password': 'currentPassword', 'wrong-code': 'code', 'code-needed': 'code' },
        otherwise: tPassword('unchanged'),
      });
      throw error;
    };
    const { done, failed } = passwordMessages.changed;
    const answer = await report(change({ changePasswordDto }).unwrap().catch(refused), { failed });
    if (!answer) return;
    showToast(done(answer));
    reset();
    setAsksCode(false);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      {/* For password managers, so that they update the right entry. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={tPassword('current')}
        autoFocus
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label={tPassword('newOne')}
        hint={tPassword('hintOthers')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      {asksCode && <CodeField error={errors.code?.message} {...register('code')} />}
      <div>
        <Button
          type="submit"
          look="secondary"
          icon="lock"
          busy={isSubmitting}
          busyLabel={tPassword('saving')}
        >
          {tPassword('change')}
        </Button>
      </div>
    </form>
  );
}
