import { useKnownAccount } from '../../entities/account/use-account';
import { tCommunity } from '../../languages/community';
import { useAskExpertMutation } from '../../shared/api/community';
import { useContentKeys } from '../../shared/lib/content-keys';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { WriteDialog } from './write-dialog';

const MAX = 2000;

/** Asks the experts. */
export function ExpertDialog({ onClose }: { onClose: () => void }) {
  const keys = useContentKeys('question', useKnownAccount()?.id);
  const [ask] = useAskExpertMutation();
  const report = useReport();

  const send = async (message: string) => {
    const askExpertDto = { message, category: 'general' };
    const call = ask({ askExpertDto, 'Idempotency-Key': keys.keyOf(message) }).unwrap();
    const hasArrived = Boolean(await report(call, communityMessages.asked));
    if (hasArrived) keys.forget();
    return hasArrived;
  };

  return (
    <WriteDialog
      title={tCommunity('connect')}
      label={tCommunity('yourQuestion')}
      hint={tCommunity('questionHint')}
      button={tCommunity('sendToNetwork')}
      busyLabel={tCommunity('sending')}
      maxLength={MAX}
      draft="question"
      onClose={onClose}
      onSend={send}
    />
  );
}
