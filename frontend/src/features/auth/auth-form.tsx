import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/password-field';
import { TextField } from '../../shared/ui/text-field';
import styles from './auth.module.css';
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
            label="First Name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
      )}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        key={mode}
        label="Password"
        hint={joins ? 'At least 8 characters. Three random words make a good password.' : undefined}
        autoComplete={joins ? 'new-password' : 'current-password'}
        error={errors.password?.message}
        {...register('password')}
      />
      {asksCode && (
        <TextField
          label="Code"
          hint="The 6 digits that your app shows now. Without the app, one of your recovery codes."
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel={joins ? 'Joining...' : 'Logging in...'}>
        {joins ? 'Join' : 'Login'}
      </Button>
      <div className={styles.others}>
        <Button look="quiet" onClick={() => change(joins ? 'login' : 'register')}>
          {joins ? 'Already have an account? Login' : "Don't have an account? Sign up"}
        </Button>
        {!joins && (
          <Button look="quiet" onClick={() => change('forgot')}>
            Forgot password?
          </Button>
        )}
      </div>
    </form>
  );
}
