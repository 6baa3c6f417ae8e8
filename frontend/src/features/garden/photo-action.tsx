import { useRef, useState } from 'react';
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
import { PhotoInput } from '../../shared/ui/photo-input';
import { Action } from './action-menu';
import { usePlantChanges } from '../../entities/plant/use-plant-changes';

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
  const choose = async (file: File) => {
    setIsBusy(true);
    const read = await readPhoto(file);
    if (typeof read === 'string') showToast(doctorMessages.noPhoto(PHOTO_PROBLEM_WORDS[read]));
    else {
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
        <PhotoInput ref={input} testId="plant-photo" onChoose={(file) => void choose(file)} />
      </li>
    </>
  );
}
