import { useRef, useState } from 'react';
import { tDoctor } from '../../languages/doctor';
import { PHOTO_PROBLEM_WORDS } from '../../shared/lib/photo/photo-problem-words';
import { readPhoto } from '../../shared/lib/photo/read-photo';
import { doctorMessages } from '../../shared/toast/messages/doctor';
import { offlineMessages } from '../../shared/toast/messages/offline';
import { useToasts } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { Button, type ButtonLook } from '../../shared/ui/button';
import { PhotoInput } from '../../shared/ui/photo-input';

/** Keeps a photo in the plant's journal; the page gives it. Resolves to whether it waits on this device for a network. */
export type KeepPhoto = (bytes: Blob, note: string) => Promise<boolean>;

interface Props {
  keepPhoto: KeepPhoto;
  /** The text of the journal entry that the photo belongs to. */
  note: string;
  label: string;
  look?: ButtonLook['look'];
  /** The photo is in the journal, or will be. */
  onKept?: () => void;
}

/** Takes a photo of the plant into its journal. */
export function PhotoStep({ keepPhoto, note, label, look = 'secondary', onKept }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { showToast } = useToasts();
  const report = useReport();

  const choose = async (file: File) => {
    setIsBusy(true);
    const read = await readPhoto(file);
    if (typeof read === 'string') showToast(doctorMessages.noPhoto(PHOTO_PROBLEM_WORDS[read]));
    else {
      const { photo, failed } = doctorMessages;
      const done = (waits: boolean) => (waits ? offlineMessages.entryKept() : photo());
      if ((await report(keepPhoto(read.bytes, note), { done, failed })) !== undefined) onKept?.();
    }
    setIsBusy(false);
  };

  return (
    <>
      <Button
        look={look}
        icon="camera"
        busy={isBusy}
        busyLabel={tDoctor('photoSaving')}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <PhotoInput ref={input} testId="plan-photo" onChoose={(file) => void choose(file)} />
    </>
  );
}
