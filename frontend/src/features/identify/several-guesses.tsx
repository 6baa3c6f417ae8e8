import { groupTitle, likelyTitle } from '../../entities/plant/certainty';
import { Confidence } from '../../entities/plant/confidence';
import { tAnswer } from '../../languages/answer';
import { tCertainty } from '../../languages/certainty';
import { Banner } from '../../shared/ui/banner';
import { Section } from '../../shared/ui/page';
import { GuessList } from './guess-list';
import { IdentifierNote } from './identifier-note';
import { NotCounted } from './not-counted';
import type { PartProps } from './result-props';
import styles from './result.module.css';
import { SecondOpinion } from './second-opinion';

const GUESSES = 3;

function titleOf({ reading, record }: PartProps): string {
  const result = record.result!;
  if (result.group) return groupTitle(result.group);
  return reading === 'unsure' ? (likelyTitle(result) ?? tCertainty('unsure')) : tCertainty('notListed');
}

/** That there is no single name, why, and what to do next. */
export function GuessesAnswer(props: PartProps) {
  const { record, reading, search, choose } = props;
  const result = record.result!;
  const title = titleOf(props);
  const isSaid = reading === 'unsure' ? tCertainty('unsure') : title;
  return (
    <>
      <h2 id="result-name" className={styles.name} tabIndex={-1}>
        {title}
      </h2>
      {result.mayNotBeAPlant ? (
        <Banner kind="warning">{result.advice}</Banner>
      ) : (
        <p className={styles.description}>{result.advice.replace(`${isSaid}. `, '')}</p>
      )}
      {result.group && <Confidence value={result.group.confidence} />}
      <NotCounted record={record} />
      <SecondOpinion of={result} agrees={false} />
      {reading === 'not-listed' && <div className={styles.actions}>{search(choose)}</div>}
    </>
  );
}

/** Up to three candidates to compare instead of one name. */
export function GuessesDetails({ record, reading, isBusy, choose, search, another }: PartProps) {
  const result = record.result!;
  const guesses = result.candidates.slice(0, GUESSES);
  const isOne = guesses.length === 1;
  const likeThese = tAnswer(isOne ? 'likeThis' : 'likeThese');
  const closest = tAnswer(isOne ? 'closestOne' : 'closest');
  return (
    <>
      <Section title={reading === 'unsure' ? likeThese : closest}>
        <GuessList {...{ record, guesses, isBusy }} onChoose={choose} level={3} />
      </Section>
      <div className={styles.pair}>
        <Section title={tAnswer(isOne ? 'notThis' : 'noneOfThese')}>
          <div className={styles.actions}>
            {another}
            {reading === 'unsure' && search(choose)}
          </div>
        </Section>
        <Section title={tAnswer('how')}>
          <IdentifierNote result={result} />
        </Section>
      </div>
    </>
  );
}
