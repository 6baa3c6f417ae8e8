import { tEmail } from '../../languages/email';
import { useGetRemindersQuery } from '../../shared/api/api';
import { Banner } from '../../shared/ui/banner';
import { SendLinkButton } from './send-link-button';
import styles from './profile.module.css';

/**
 * For a member whose email address is not confirmed yet: what to do, and what waits for it. The sentence whose
 * wording depends on the server, and the button that is there only where mail is sent, keep their room until it is known.
 */
export function ConfirmEmail({ email }: { email: string }) {
  const { data: reminders, isError } = useGetRemindersQuery();
  const hasNoMail = reminders?.isEmailDelivered === false;
  const coming = reminders || isError ? undefined : styles.coming;
  return (
    <Banner
      kind="info"
      title={tEmail('confirm')}
      action={
        !hasNoMail && (
          <div className={coming}>
            <SendLinkButton>{tEmail('sendAgain')}</SendLinkButton>
          </div>
        )
      }
    >
      {!isError && (
        <span className={coming}>{hasNoMail ? tEmail('noMail') : tEmail('openLink', { email })} </span>
      )}
      {tEmail('restWorks')}
    </Banner>
  );
}
