import jade from 'drawn/jade.svg';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

// The forms load after the page: their code is as large as the rest of it.
const ForgotPasswordForm = lazy(async () => ({
  default: (await import('../features/auth/forgot-password-form')).ForgotPasswordForm,
}));
const ResetPasswordForm = lazy(async () => ({
  default: (await import('../features/auth/reset-password-form')).ResetPasswordForm,
}));

/** The target of the password mail: a new password, or a new link when this one was used. */
export function PasswordResetPage() {
  const [params] = useSearchParams();
  const [state, setState] = useState<'choosing' | 'done' | 'spent'>('choosing');

  if (state === 'done')
    return (
      <Page title="Your new password is set" width="form" drawing={jade}>
        <p>You’re logged out everywhere. Log in with your new password, here and on your other devices.</p>
        <p>
          <LinkButton to={paths.login} icon="login">
            Login
          </LinkButton>
        </p>
      </Page>
    );

  if (state === 'spent')
    return (
      <Page title="Ask for a new link" width="form" drawing={jade}>
        <Banner kind="warning" title="This link has already been used or is too old." announce>
          Your password hasn’t changed.
        </Banner>
        <Suspense fallback={<Skeleton shape="row" />}>
          <ForgotPasswordForm />
        </Suspense>
      </Page>
    );

  return (
    <Page title="Choose a new password" width="form" drawing={jade}>
      <Suspense fallback={<Skeleton shape="row" count={2} />}>
        <ResetPasswordForm
          token={params.get('reset') ?? ''}
          onDone={() => setState('done')}
          onSpent={() => setState('spent')}
        />
      </Suspense>
    </Page>
  );
}
