import fern from 'drawn/fern.svg';
import { Banner } from '../../shared/ui/banner';
import { Section } from '../../shared/ui/page';
import { GuessList } from './guess-list';
import { IdentifierNote } from './identifier-note';
import { ResultPhotos } from './result-photos';
import { SecondOpinion } from './second-opinion';
import { useFeedback } from './use-feedback';
import type { ResultProps } from './result-props';
import styles from './result.module.css';

const GUESSES = 3;

interface Props extends ResultProps {
  reading: 'unsure' | 'not-listed';
}

const titles = {
  unsure: 'We are not sure',
  'not-listed': 'We don’t recognise this plant',
};

/** Three candidates to compare instead of one name, and what to do next. */
export function SeveralGuesses({ record, reading, search, another }: Props) {
  const { isBusy, choose } = useFeedback(record);
  const result = record.result!;

  return (
    <article className={styles.result} aria-labelledby="result-name">
      <div className={styles.top}>
        <ResultPhotos urls={record.imageUrls} alt="Your photo" drawing={fern} ratio="wide" />
        <div className={styles.answer}>
          <h2 id="result-name" className={styles.name} tabIndex={-1}>
            {titles[reading]}
          </h2>
          {result.mayNotBeAPlant ? (
            <Banner kind="warning">{result.advice}</Banner>
          ) : (
            <p className={styles.description}>{result.advice.replace(`${titles[reading]}. `, '')}</p>
          )}
          <SecondOpinion of={result} agrees={false} />
          {reading === 'not-listed' && <div className={styles.actions}>{search(choose)}</div>}
        </div>
      </div>
      <Section title={reading === 'unsure' ? 'It looks most like these' : 'The closest we know'}>
        <GuessList
          {...{ record, isBusy }}
          guesses={result.candidates.slice(0, GUESSES)}
          onChoose={choose}
          level={3}
        />
      </Section>
      <div className={styles.pair}>
        <Section title="None of these?">
          <div className={styles.actions}>
            {another}
            {reading === 'unsure' && search(choose)}
          </div>
        </Section>
        <Section title="How we identified it">
          <IdentifierNote result={result} />
        </Section>
      </div>
    </article>
  );
}
