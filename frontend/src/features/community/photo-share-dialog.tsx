import { useState } from 'react';
import { useKnownAccount } from '../../entities/account/use-account';
import { tCommunity } from '../../languages/community';
import { useCreateUploadMutation } from '../../shared/api/account';
import type { ApiError } from '../../shared/api/api';
import { useAddPostPhotoMutation, usePublishPostMutation } from '../../shared/api/community';
import { useContentKeys } from '../../shared/lib/content-keys';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { communityMessages } from '../../shared/toast/messages/community';
import { useToasts } from '../../shared/toast/toast';
import { Dialog } from '../../shared/ui/dialog';
import { TextArea } from '../../shared/ui/text-area';
import { PhotoUpload } from '../../shared/upload/photo-upload';
import type { Uploaded } from '../../shared/upload/photo-uploader';
import { refusalWords } from '../../shared/upload/upload-words';
import { PlantChoice, usePlantChoice } from './plant-choice';
import styles from './community.module.css';

const MAX = 2000;
const MAX_BYTES = 5 * 1024 * 1024;

interface Props {
  /** The post that gets the photo; a new one without it. */
  postId?: string;
  onClose: () => void;
}

/** Shares a photo with a caption, on request with one of the author's plants, or adds one to a post. */
export function PhotoShareDialog({ postId, onClose }: Props) {
  const { text: caption, change, forget } = useTabDraft('caption', useKnownAccount()?.id, '');
  const choice = usePlantChoice('caption-plant');
  const [isChosen, setIsChosen] = useState(false);
  const { askForLink, share } = useSharing(postId);
  const { showToast } = useToasts();

  const finish = async (uploaded: Uploaded) => {
    await share(uploaded, { text: caption.trim(), ...(choice.plantId && { plantId: choice.plantId }) });
    if (!postId) {
      forget();
      choice.forget();
    }
    showToast(communityMessages.photoShared());
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tCommunity('shareTitle')}
      description={tCommunity('shareText')}
      stays={isChosen}
    >
      <div className={styles.form}>
        {!postId && (
          <>
            <TextArea
              label={tCommunity('caption')}
              optional
              rows={3}
              maxLength={MAX}
              value={caption}
              onChange={({ target }) => change(target.value)}
            />
            <PlantChoice {...choice} />
          </>
        )}
        <PhotoUpload
          action={tCommunity('sharePhoto')}
          maxBytes={MAX_BYTES}
          onChosen={setIsChosen}
          {...{ askForLink, finish }}
        />
      </div>
    </Dialog>
  );
}

/** The steps before and after the upload; each throws an error with a message for the reader. */
function useSharing(postId?: string) {
  const keys = useContentKeys('caption', useKnownAccount()?.id);
  const [createLink] = useCreateUploadMutation();
  const [publish] = usePublishPostMutation();
  const [add] = useAddPostPhotoMutation();

  const askForLink = async () => {
    const { data, error } = await createLink();
    if (data) return data.uploadURL;
    throw new Error(refusalWords((error as ApiError).status));
  };
  const share = async ({ imageUrl, fileId }: Uploaded, post: { text: string; plantId?: string }) => {
    const { error } = postId
      ? await add({ id: postId, addPhotoDto: { imageUrl } })
      : await publish({
          publishPostDto: { ...post, photos: [imageUrl] },
          'Idempotency-Key': keys.keyOf(post.text, post.plantId, fileId),
        });
    if (error) throw new Error((error as ApiError).message || refusalWords(0));
    keys.forget();
  };
  return { askForLink, share };
}
