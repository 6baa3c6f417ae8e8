import jade from 'drawn/jade.svg';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tAuth } from '../languages/auth';
import { withTexts } from '../languages/texts';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

// The forms load after the page: their code is as large as the rest of it.
const ForgotPasswordForm = lazy(async () => ({
  default: (await withTexts(import('../features/auth/forgot-password-form'))).ForgotPasswordForm,
}));
const ResetPasswordForm = lazy(async () => ({
  default: (await withTexts(import('../features/auth/reset-password-form'))).ResetPasswordForm,
}));

/** The target of the password mail: a new password, or a new link when this one was used. */
export function PasswordResetPage() {
  const [params] = useSearchParams();
  const [state, setState] = useState<'choosing' | 'done' | 'spent'>('choosing');

  if (state === 'done')
    return (
      <Page title={tAuth('isSet')} width="form" drawing={jade}>
        <p>{tAuth('isSetText')}</p>
        <p>
          <LinkButton to={paths.login} icon="login">
            {tAuth('login')}
          </LinkButton>
        </p>
      </Page>
    );

  if (state === 'spent')
    return (
      <Page title={tAuth('askAgain')} width="form" drawing={jade}>
        <Banner kind="warning" title={tAuth('spent')} announce>
          {tAuth('unchanged')}
        </Banner>
        <Suspense fallback={<Skeleton shape="row" />}>
          <ForgotPasswordForm />
        </Suspense>
      </Page>
    );

  return (
    <Page title={tAuth('choose')} width="form" drawing={jade}>
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
