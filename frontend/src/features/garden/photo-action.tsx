import { useRef, useState, type ChangeEvent } from 'react';
import { tSheets } from '../../languages/sheets';
import type { PlantDto } from '../../shared/api/api';
import { useKeepPhotoMutation } from '../../shared/api/journal';
import { PHOTO_PROBLEM_WORDS } from '../../shared/lib/photo/photo-problem-words';
import { readPhoto } from '../../shared/lib/photo/read-photo';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { doctorMessages } from '../../shared/toast/messages/doctor';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useToasts } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { Action } from './action-menu';
import { usePlantChanges } from './use-plant-changes';

interface Props {
  plant: PlantDto;
  onDone: () => void;
}

/** A row of the plant's menu: another photo for its card and its page. */
export function PhotoAction({ plant, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [keepPhoto] = useKeepPhotoMutation();
  const { change } = usePlantChanges();
  const { showToast } = useToasts();
  const report = useReport();
  const whileHere = useWhileHere();

  const keep = async (bytes: Blob) => change(plant.id, { imageUrl: await keepPhoto({ bytes }).unwrap() });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    setIsBusy(true);
    const read = await readPhoto(file);
    if (typeof read === 'string') showToast(doctorMessages.noPhoto(PHOTO_PROBLEM_WORDS[read]));
    else {
      if (read.preview) URL.revokeObjectURL(read.preview);
      const done = ({ commonName }: PlantDto) => gardenMessages.changed(commonName);
      if (await report(keep(read.bytes), { done, failed: gardenMessages.failed })) whileHere(onDone);
    }
    setIsBusy(false);
  };

  return (
    <>
      <Action
        icon="camera"
        title={tSheets('photo')}
        text={tSheets(isBusy ? 'photoSaving' : 'photoText')}
        onChoose={() => input.current?.click()}
      />
      <li hidden>
        <input
          ref={input}
          type="file"
          hidden
          aria-hidden
          tabIndex={-1}
          data-testid="plant-photo"
          accept="image/*,.heic,.heif,.avif"
          onChange={(event) => void choose(event)}
        />
      </li>
    </>
  );
}
