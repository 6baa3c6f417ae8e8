import { useRef } from 'react';
import { tRetake } from '../../languages/retake';
import { useIsPhone } from '../../shared/lib/use-is-phone';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { issueWords } from './photo/issue-words';
import type { ChosenPhoto } from './photo/waiting-photos';
import styles from './photo-notes.module.css';

interface Props {
  photos: ChosenPhoto[];
  /** The photo is wanted as it is. */
  onAccept: (id: number) => void;
  /** Other photos in its place. */
  onReplace: (id: number, files: File[]) => void;
}

/** What makes photos hard to recognise, each with two ways on. Nothing waits for an answer. */
export function PhotoNotes({ photos, onAccept, onReplace }: Props) {
  return (
    <div className={styles.notes} role="status">
      {photos.map((photo, index) => {
        if (photo.issues.length === 0) return null;
        const name = photos.length > 1 ? tRetake('photo', { number: index + 1 }) : tRetake('thisPhoto');
        return (
          <Note
            key={photo.id}
            {...{ name }}
            words={issueWords(photo.issues, name)}
            onAccept={() => onAccept(photo.id)}
            onReplace={(files) => onReplace(photo.id, files)}
          />
        );
      })}
    </div>
  );
}

interface NoteProps {
  name: string;
  words: string;
  onAccept: () => void;
  onReplace: (files: File[]) => void;
}

function Note({ name, words, onAccept, onReplace }: NoteProps) {
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  return (
    <div className={styles.note}>
      <p className={styles.words}>
        <Icon name="info" />
        <span>{words}</span>
      </p>
      <div className={styles.choices}>
        <Button
          look="secondary"
          icon="camera"
          aria-label={tRetake('anotherNamed', { name })}
          onClick={() => input.current?.click()}
        >
          {tRetake('another')}
        </Button>
        <Button look="quiet" aria-label={tRetake('useItNamed', { name })} onClick={onAccept}>
          {tRetake('useIt')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden
        tabIndex={-1}
        data-testid="take-another"
        {...(isPhone ? { capture: 'environment' as const } : {})}
        onChange={({ target }) => target.files?.length && onReplace([...target.files])}
      />
    </div>
  );
}
