import { tEmail } from '../../languages/email';
import { useGetRemindersQuery } from '../../shared/api/api';
import { Banner } from '../../shared/ui/banner';
import { SendLinkButton } from './send-link-button';

/** For a member whose email address is not confirmed yet: what to do, and what waits for it. */
export function ConfirmEmail({ email }: { email: string }) {
  const { data: reminders } = useGetRemindersQuery();
  const hasNoMail = reminders?.isEmailDelivered === false;
  return (
    <Banner
      kind="info"
      title={tEmail('confirm')}
      action={<SendLinkButton>{tEmail('sendAgain')}</SendLinkButton>}
    >
      {hasNoMail ? tEmail('noMail') : reminders && tEmail('openLink', { email })} {tEmail('restWorks')}
    </Banner>
  );
}
