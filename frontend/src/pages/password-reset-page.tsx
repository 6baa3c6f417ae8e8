import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form';
import { ResetPasswordForm } from '../features/auth/reset-password-form';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Where the link of the mail leads: a new password, or a new link when this one is spent. */
export function PasswordResetPage() {
  const [params] = useSearchParams();
  const [state, setState] = useState<'choosing' | 'done' | 'spent'>('choosing');

  if (state === 'done')
    return (
      <Page title="Your new password is set" width="form">
        <p>You are logged out everywhere. Log in with the new password, here and on your other devices.</p>
        <p>
          <LinkButton to={paths.login} icon="login">
            Login
          </LinkButton>
        </p>
      </Page>
    );

  if (state === 'spent')
    return (
      <Page title="Ask for a new link" width="form">
        <Banner kind="warning" title="This link was already used or is too old." announce>
          Your password is as it was.
        </Banner>
        <ForgotPasswordForm />
      </Page>
    );

  return (
    <Page title="Choose a new password" width="form">
      <ResetPasswordForm
        token={params.get('reset') ?? ''}
        onDone={() => setState('done')}
        onSpent={() => setState('spent')}
      />
    </Page>
  );
}
