import lily from 'drawn/lily.svg';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../entities/account/use-account';
import { SendLinkButton } from '../features/profile/send-link-button';
import { tEmail } from '../languages/email';
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
      <Page title={tEmail('isConfirmed')} width="form" drawing={lily}>
        <p>{tEmail('thanks', { email })}</p>
        <Onward />
      </Page>
    );
  return (
    <Page title={tEmail('confirm')} width="form" drawing={lily}>
      {!error && <Skeleton count={2} label={tEmail('confirming')} />}
      {error && <Refusal error={error as ApiError} isBusy={isLoading} onRetry={confirm} />}
      <Onward />
    </Page>
  );
}

const Onward = () => (
  <div>
    <LinkButton to={paths.garden} look="secondary" icon="sprout">
      {tEmail('openGarden')}
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
  if (status !== 400) return <Failed title={tEmail('notConfirmed')} isBusy={isBusy} onRetry={onRetry} />;
  return (
    <Banner
      kind="warning"
      title={tEmail('spent')}
      announce
      action={<SendLinkButton>{tEmail('sendNew')}</SendLinkButton>}
    >
      {tEmail('spentText')}
    </Banner>
  );
}
