import unknown from 'drawn/no-photo.svg';
import { useUnits } from '../../entities/account/use-units';
import { likelihood } from '../../entities/plant/certainty';
import { tAnswer } from '../../languages/answer';
import { tCertainty } from '../../languages/certainty';
import type { CandidateDto, IdentificationRecordDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Drawing } from '../../shared/ui/drawing';
import { feedbackFor } from './reading';
import styles from './guess-list.module.css';

interface Props {
  record: IdentificationRecordDto;
  guesses: CandidateDto[];
  isBusy: boolean;
  onChoose: (guess: CandidateDto) => void;
  level: 2 | 3;
}

/** The candidates, each with its drawing, what it looks like, how likely it is, and a button to choose it. */
export function GuessList({ record, guesses, isBusy, onChoose, level }: Props) {
  const inUnits = useUnits();
  const Heading = `h${level}` as const;
  if (guesses.length === 0) return null;
  return (
    <ul className={styles.guesses} role="list">
      {guesses.map((guess) => (
        <li key={guess.scientificName} className={styles.guess}>
          <div className={styles.drawing}>
            <Drawing of={guess.imageUrl ?? unknown} />
          </div>
          <div className={styles.words}>
            <Heading className={styles.name}>{guess.commonName}</Heading>
            <p className={styles.scientific}>
              <em>{guess.scientificName}</em>
              {guess.rank !== 'species' && tAnswer('group')}
            </p>
            <p className={styles.likely}>{tCertainty('likely', { percent: likelihood(guess.confidence) })}</p>
          </div>
          {guess.description && <p className={styles.description}>{inUnits(guess.description)}</p>}
          <div className={styles.choice}>
            {feedbackFor(record, guess) ? (
              <Button
                look="secondary"
                aria-label={tAnswer('thisOneNamed', { name: guess.commonName })}
                busy={isBusy}
                onClick={() => onChoose(guess)}
              >
                {tAnswer('thisOne')}
              </Button>
            ) : (
              // Of a group it may well have some.
              guess.rank === 'species' && <p className={styles.likely}>{tAnswer('notInLibrary')}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
