import { Banner } from '../../shared/ui/banner';
import { SendLinkButton } from './send-link-button';

/** For a member whose email address is not confirmed yet: what to do, and what waits for it. */
export const ConfirmEmail = ({ email }: { email: string }) => (
  <Banner
    kind="info"
    title="Confirm your email address"
    action={<SendLinkButton>Send it again</SendLinkButton>}
  >
    We have sent a link to {email}. Once you have opened it, we can send your reminders there. Everything else
    works already.
  </Banner>
);
