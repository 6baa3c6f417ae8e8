import fern from 'drawn/fern.svg';
import { percent } from '../../entities/plant/certainty';
import type { CandidateDto, IdentificationRecordDto } from '../../shared/api/api';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Drawing } from '../../shared/ui/drawing';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { feedbackFor } from './reading';
import styles from './guess-list.module.css';

interface Props {
  record: IdentificationRecordDto;
  guesses: CandidateDto[];
  /** The plant that is named now, which need not be chosen any more. */
  chosen?: string;
  isBusy: boolean;
  onChoose: (guess: CandidateDto) => void;
  level: 2 | 3;
}

/** Plants that it might be, each with its drawing, how likely it is, and a button to say "It is this one". */
export function GuessList({ record, guesses, chosen, isBusy, onChoose, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.guesses} role="list">
      {guesses.map((guess) => (
        <li key={guess.scientificName} className={styles.guess}>
          <div className={styles.drawing}>
            <Drawing of={guess.imageUrl ?? fern} />
          </div>
          <div className={styles.words}>
            <Heading className={styles.name}>{guess.commonName}</Heading>
            <p className={styles.scientific}>
              <em>{guess.scientificName}</em>
              {guess.rank === 'genus' && ' (a group of plants)'}
            </p>
            <p className={styles.likely}>{percent(guess.confidence)} likely</p>
          </div>
          <div className={styles.choice}>
            {guess.scientificName === chosen ? (
              <Badge tone="leaf" icon="check">
                Named above
              </Badge>
            ) : feedbackFor(record, guess) ? (
              <Button look="secondary" busy={isBusy} onClick={() => onChoose(guess)}>
                It is this one
                <VisuallyHidden>: {guess.commonName}</VisuallyHidden>
              </Button>
            ) : (
              <p className={styles.likely}>Not in our library yet</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
