import { tEmail } from '../../languages/email';
import { useSendVerificationMutation } from '../../shared/api/email';
import { emailMessages } from '../../shared/toast/messages/email';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';

/** Mails the member another link to confirm the email address. */
export function SendLinkButton({ children }: { children: string }) {
  const [send, { isLoading }] = useSendVerificationMutation();
  const report = useReport();
  return (
    <Button
      look="secondary"
      icon="send"
      busy={isLoading}
      busyLabel={tEmail('sending')}
      onClick={() => void report(send().unwrap(), emailMessages.verification)}
    >
      {children}
    </Button>
  );
}
