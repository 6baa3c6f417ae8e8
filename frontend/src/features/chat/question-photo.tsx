import { useRef } from 'react';
import { tExpert } from '../../languages/expert';
import { smallPhoto } from '../../shared/lib/small-photo';
import { Button } from '../../shared/ui/button';
import { PhotoInput } from '../../shared/ui/photo-input';
import type { useQuestionPhoto } from './use-question-photo';
import styles from './question-form.module.css';

interface Props {
  photo: ReturnType<typeof useQuestionPhoto>;
  disabled: boolean;
}

/** The button that adds a photo to the question. */
export function AddPhoto({ photo, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="secondary"
        icon="camera"
        busy={photo.isBusy}
        busyLabel={tExpert('sendingPhoto')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {tExpert(photo.imageUrl ? 'anotherPhoto' : 'addPhoto')}
      </Button>
      <PhotoInput ref={input} testId="question-photo" onChoose={(file) => void photo.choose(file)} />
    </>
  );
}

/** The photo that goes with the question, and what was wrong with one. */
export const ChosenPhoto = ({ photo, disabled }: Props) => (
  <>
    <p role="alert" className={styles.problem}>
      {photo.problem}
    </p>
    {photo.imageUrl && (
      <div className={styles.photo}>
        <img src={smallPhoto(photo.imageUrl)} alt={tExpert('chosenPhoto')} />
        <Button look="quiet" icon="cross" disabled={disabled} onClick={() => photo.change('')}>
          {tExpert('removePhoto')}
        </Button>
      </div>
    )}
  </>
);
