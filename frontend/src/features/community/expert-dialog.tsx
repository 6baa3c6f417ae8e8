import { useState } from 'react';
import { tCommunity } from '../../languages/community';
import { useAskExpertMutation } from '../../shared/api/community';
import { contentKeys } from '../../shared/lib/content-keys';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { WriteDialog } from './write-dialog';

const MAX = 2000;

/** Asks the experts. */
export function ExpertDialog({ onClose }: { onClose: () => void }) {
  const [keyOf] = useState(contentKeys);
  const [ask] = useAskExpertMutation();
  const report = useReport();

  const send = async (message: string) => {
    const askExpertDto = { message, category: 'general' };
    const call = ask({ askExpertDto, 'Idempotency-Key': keyOf(message) }).unwrap();
    return Boolean(await report(call, communityMessages.asked));
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
