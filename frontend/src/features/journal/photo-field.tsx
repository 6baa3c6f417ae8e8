import { useRef, useState } from 'react';
import { tWriting } from '../../languages/writing';
import { Button } from '../../shared/ui/button';
import { PHOTO_PROBLEM_WORDS } from '../../shared/lib/photo/photo-problem-words';
import { readPhoto } from '../../shared/lib/photo/read-photo';
import { smallPhoto } from '../../shared/lib/small-photo';
import { PhotoInput } from '../../shared/ui/photo-input';
import { toDataUrl } from './data-url';
import styles from './entry-form.module.css';

interface Props {
  /** A photo that is already on the server. */
  imageUrl: string | null;
  /** One that still has to be sent, as a data URL. */
  photo: string | null;
  onChoose: (photo: string) => void;
  onRemove: () => void;
  disabled?: boolean;
}

/** The photo of an entry: choose, preview, remove. */
export function PhotoField({ imageUrl, photo, onChoose, onRemove, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<string>();
  const shown = photo ?? (imageUrl && smallPhoto(imageUrl));

  const choose = async (file: File) => {
    setIsReading(true);
    const read = await readPhoto(file);
    setError(typeof read === 'string' ? PHOTO_PROBLEM_WORDS[read] : undefined);
    if (typeof read !== 'string') onChoose(await toDataUrl(read.bytes));
    setIsReading(false);
  };

  return (
    <div className={styles.photo}>
      {shown && <img src={shown} alt={tWriting('photo')} />}
      <div className={styles.buttons}>
        <Button
          look="secondary"
          icon="camera"
          busy={isReading}
          busyLabel={tWriting('gettingReady')}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {tWriting(shown ? 'anotherPhoto' : 'addPhoto')}
        </Button>
        {shown && (
          <Button look="quiet" disabled={disabled} onClick={onRemove}>
            {tWriting('removePhoto')}
          </Button>
        )}
      </div>
      <p role="alert">{error}</p>
      <PhotoInput ref={input} testId="journal-photo" onChoose={(file) => void choose(file)} />
    </div>
  );
}
