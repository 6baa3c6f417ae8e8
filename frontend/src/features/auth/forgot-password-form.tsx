import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { tAuth } from '../../languages/auth';
import { tPassword } from '../../languages/password';
import { useForgotPasswordMutation } from '../../shared/api/account';
import type { ApiError, ForgotPasswordDto } from '../../shared/api/api';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { passwordMessages } from '../../shared/toast/messages/password';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import styles from './auth.module.css';

interface Props {
  /** An email that was already typed elsewhere. */
  email?: string;
  /** A link back, below the form. */
  back?: ReactNode;
}

/** Requests a link for choosing a new password. The answer is the same whether or not the account exists. */
export function ForgotPasswordForm({ email = '', back }: Props) {
  const [ask, { data: answer }] = useForgotPasswordMutation();
  const report = useReport();
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordDto>({
    defaultValues: { email },
    resolver: lazyResolver(async () => (await import('./auth-schemas')).authSchemas.forgot),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (forgotPasswordDto) => {
    const refused = (error: ApiError) => {
      showRefusal(error, { fields: ['email'], setError, otherwise: tPassword('linkNotAsked') });
      throw error;
    };
    await report(ask({ forgotPasswordDto }).unwrap().catch(refused), passwordMessages.linkAsked);
  });

  if (answer)
    return (
      <div className={styles.form}>
        <Banner kind="info" title={tAuth('newPassword')} announce>
          {answer.message}
        </Banner>
        {back}
      </div>
    );

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      <TextField
        label={tAuth('email')}
        hint={tAuth('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" icon="mail" wide busy={isSubmitting} busyLabel={tAuth('sending')}>
        {tAuth('sendLink')}
      </Button>
      {back}
    </form>
  );
}
