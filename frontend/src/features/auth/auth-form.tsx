import { tAuth } from '../../languages/auth';
import { tPassword } from '../../languages/password';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/password-field';
import { TextField } from '../../shared/ui/text-field';
import styles from './auth.module.css';
import { MeantEmail } from './meant-email';
import type { AuthMode, useAuthForm } from './use-auth-form';

interface Props {
  form: ReturnType<typeof useAuthForm>;
  mode: AuthMode;
  onMode: (mode: AuthMode | 'forgot') => void;
}

/** The form for login, or for registration with names. */
export function AuthForm({ form, mode, onMode }: Props) {
  const { register, submit, formState, asksCode } = form;
  const { errors, isSubmitting } = formState;
  const joins = mode === 'register';
  const change = (next: AuthMode | 'forgot') => {
    form.clearErrors();
    onMode(next);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      {joins && (
        <div className={styles.names}>
          <TextField
            label={tAuth('firstName')}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={tAuth('lastName')}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
      )}
      <TextField
        label={tAuth('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      {joins && <MeantEmail form={form} />}
      <PasswordField
        key={mode}
        label={tAuth('password')}
        hint={joins ? tPassword('hint') : undefined}
        autoComplete={joins ? 'new-password' : 'current-password'}
        error={errors.password?.message}
        {...register('password')}
      />
      {asksCode && (
        <TextField
          label={tPassword('code')}
          hint={tAuth('codeHint')}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel={tAuth(joins ? 'joining' : 'loggingIn')}>
        {tAuth(joins ? 'join' : 'login')}
      </Button>
      <div className={styles.others}>
        <Button look="quiet" onClick={() => change(joins ? 'login' : 'register')}>
          {tAuth(joins ? 'toLogin' : 'toJoin')}
        </Button>
        {!joins && (
          <Button look="quiet" onClick={() => change('forgot')}>
            {tAuth('forgot')}
          </Button>
        )}
      </div>
    </form>
  );
}
