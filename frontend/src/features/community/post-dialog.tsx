import { useKnownAccount } from '../../entities/account/use-account';
import { tCommunity } from '../../languages/community';
import { usePublishPostMutation } from '../../shared/api/community';
import { useContentKeys } from '../../shared/lib/content-keys';
import { communityMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { PlantChoice, usePlantChoice } from './plant-choice';
import { WriteDialog } from './write-dialog';

const MAX = 2000;

/** Writes a post, on request with one of the author's plants. */
export function PostDialog({ onClose }: { onClose: () => void }) {
  const choice = usePlantChoice('post-plant');
  const { plantId } = choice;
  const keys = useContentKeys('post', useKnownAccount()?.id);
  const [publish] = usePublishPostMutation();
  const report = useReport();

  const send = async (text: string) => {
    const publishPostDto = { text, ...(plantId && { plantId }) };
    const call = publish({ publishPostDto, 'Idempotency-Key': keys.keyOf(text, plantId) }).unwrap();
    const hasArrived = Boolean(await report(call, communityMessages.posted));
    if (hasArrived) {
      choice.forget();
      keys.forget();
    }
    return hasArrived;
  };

  return (
    <WriteDialog
      title={tCommunity('joinTitle')}
      label={tCommunity('yourMessage')}
      hint={tCommunity('messageHint')}
      button={tCommunity('post')}
      busyLabel={tCommunity('posting')}
      maxLength={MAX}
      draft="post"
      onClose={onClose}
      onSend={send}
    >
      <PlantChoice {...choice} />
    </WriteDialog>
  );
}
