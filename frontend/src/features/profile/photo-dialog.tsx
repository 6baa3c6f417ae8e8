import { useState } from 'react';
import { tProfile } from '../../languages/profile';
import { useCreateProfileUploadMutation, useSetProfilePictureMutation } from '../../shared/api/account';
import type { ApiError } from '../../shared/api/api';
import { reloadPage } from '../../shared/lib/navigate-away';
import { profileMessages } from '../../shared/toast/messages/profile';
import { keepToast, useToasts } from '../../shared/toast/toast';
import { Dialog } from '../../shared/ui/dialog';
import { PhotoUpload } from '../../shared/upload/photo-upload';
import { refusalWords } from '../../shared/upload/upload-words';

const MAX_BYTES = 5 * 1024 * 1024;

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Uploads a new profile picture, then reloads the page. */
export function PhotoDialog({ open, onOpenChange }: Props) {
  const [createLink] = useCreateProfileUploadMutation();
  const [setPicture] = useSetProfilePictureMutation();
  const { showToast } = useToasts();
  const [isChosen, setIsChosen] = useState(false);

  const askForLink = async () => {
    const { data, error } = await createLink();
    if (data) return data.uploadURL;
    const { failed } = profileMessages.uploadUrl;
    const { status } = error as ApiError;
    throw new Error(status === 401 ? refusalWords(401) : failed().text);
  };
  const finish = async ({ uploadURL }: { uploadURL: string }) => {
    const { error } = await setPicture({ profilePictureDto: { profileImageURL: uploadURL } });
    const { done, failed } = profileMessages.picture;
    if (error) {
      showToast(failed());
      throw new Error(failed().text);
    }
    keepToast(done());
    reloadPage();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tProfile('uploadPhoto')}
      description={tProfile('photoLimit')}
      stays={isChosen}
    >
      <PhotoUpload
        action={tProfile('useThis')}
        maxBytes={MAX_BYTES}
        onChosen={setIsChosen}
        {...{ askForLink, finish }}
      />
    </Dialog>
  );
}
