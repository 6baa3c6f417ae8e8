import { useForm } from 'react-hook-form';
import { tAuth } from '../../languages/auth';
import { tPassword } from '../../languages/password';
import { useResetPasswordMutation } from '../../shared/api/account';
import type { ApiError } from '../../shared/api/api';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { passwordMessages } from '../../shared/toast/messages/password';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/password-field';
import styles from './auth.module.css';

interface Props {
  /** The token in the link of the mail. */
  token: string;
  onDone: () => void;
  /** Called when the link was already used or is too old. */
  onSpent: () => void;
}

/** Sets a new password with the link from a mail. */
export function ResetPasswordForm({ token, onDone, onSpent }: Props) {
  const [reset] = useResetPasswordMutation();
  const report = useReport();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
    resolver: lazyResolver(async () => (await import('./auth-schemas')).authSchemas.reset),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    const refused = (error: ApiError) => {
      if (error.code === 'reset-link-spent') onSpent();
      showRefusal(error, { fields: ['password'], setError, otherwise: tPassword('unchanged') });
      throw error;
    };
    const call = reset({ resetPasswordDto: { token, password } });
    if (await report(call.unwrap().catch(refused), passwordMessages.changed)) onDone();
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      <PasswordField
        label={tPassword('newOne')}
        hint={tPassword('hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={tPassword('saving')}>
        {tAuth('saveNew')}
      </Button>
    </form>
  );
}
