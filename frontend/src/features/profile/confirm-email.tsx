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
      title="Confirm your email address"
      action={<SendLinkButton>Send it again</SendLinkButton>}
    >
      {hasNoMail
        ? 'This server sends no mail yet. Please ask the person who runs it to confirm your address.'
        : reminders &&
          `Please open the link that we sent to ${email}. Then we can send your reminders there.`}{' '}
      Everything else works already.
    </Banner>
  );
}
