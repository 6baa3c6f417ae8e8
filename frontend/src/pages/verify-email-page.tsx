import lily from 'drawn/lily.svg';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../entities/account/use-account';
import { SendLinkButton } from '../features/profile/send-link-button';
import { useVerifyEmailMutation } from '../shared/api/email';
import type { ApiError } from '../shared/api/api';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { Failed } from '../shared/ui/failed';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** The target of the link that confirms an email address: it does so at once, for the account that is signed in. */
export function VerifyEmailPage() {
  const { email, emailVerifiedAt } = useAccount();
  const token = useSearchParams()[0].get('token') ?? '';
  const [verify, { error, isLoading }] = useVerifyEmailMutation();
  const isConfirmed = emailVerifiedAt !== null;
  const confirm = useCallback(() => void verify({ verifyEmailDto: { token } }), [verify, token]);

  useEffect(() => {
    if (!isConfirmed) confirm();
  }, [isConfirmed, confirm]);

  if (isConfirmed)
    return (
      <Page title="Your email address is confirmed" width="form" drawing={lily}>
        <p>Thank you. If you turn on reminders, they can come to {email}.</p>
        <Onward />
      </Page>
    );
  return (
    <Page title="Confirm your email address" width="form" drawing={lily}>
      {!error && <Skeleton count={2} label="Confirming your email address" />}
      {error && <Refusal error={error as ApiError} isBusy={isLoading} onRetry={confirm} />}
      <Onward />
    </Page>
  );
}

const Onward = () => (
  <div>
    <LinkButton to={paths.garden} look="secondary" icon="sprout">
      Open My Garden
    </LinkButton>
  </div>
);

interface RefusalProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

/** A link that does not work is replaced by another; where only the answer is missing, the same one is tried again. */
function Refusal({ error: { status }, isBusy, onRetry }: RefusalProps) {
  if (status !== 400)
    return <Failed title="We couldn’t confirm your email address" isBusy={isBusy} onRetry={onRetry} />;
  return (
    <Banner
      kind="warning"
      title="This link does not work any more."
      announce
      action={<SendLinkButton>Send me a new link</SendLinkButton>}
    >
      It was already used, is too old or belongs to another account.
    </Banner>
  );
}
