import { useUnits } from '../../entities/account/use-units';
import { percent } from '../../entities/plant/certainty';
import { Confidence } from '../../entities/plant/confidence';
import { careWords } from '../../entities/plant/difficulty';
import { HealthReport } from '../../entities/plant/health-report';
import { PetSafety } from '../../entities/plant/pet-safety';
import { PlantNeeds } from '../../entities/plant/plant-needs';
import { wateringOf } from '../../entities/plant/water-words';
import { tAnswer } from '../../languages/answer';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { Badge } from '../../shared/ui/badge';
import { Banner } from '../../shared/ui/banner';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { GuessList } from './guess-list';
import { IdentifierNote } from './identifier-note';
import { NotCounted } from './not-counted';
import { firstThought } from './reading';
import { SecondOpinion } from './second-opinion';
import { Verdict } from './verdict';
import type { PartProps } from './result-props';
import styles from './result.module.css';

/** The name of the plant, how sure we are, and what can be done with it. */
export function NamedAnswer({ record, isBusy, confirm, actions }: PartProps) {
  const inUnits = useUnits();
  const result = record.result!;
  const plant = result.plant!;
  return (
    <>
      <header>
        <p className={styles.eyebrow}>{eyebrowOf(record)}</p>
        <h2 id="result-name" className={styles.name} tabIndex={-1}>
          {plant.commonName}
        </h2>
        <p className={styles.scientific}>
          <em>{plant.scientificName}</em>
        </p>
      </header>
      {result.mayNotBeAPlant && !record.feedback && <Banner kind="warning">{result.advice}</Banner>}
      <HowSure record={record} />
      {!record.feedback && <SecondOpinion of={result} agrees={false} />}
      <NotCounted record={record} />
      <Verdict feedback={record.feedback} isBusy={isBusy} onConfirm={confirm} />
      <div className={styles.actions}>{actions(plant)}</div>
      <div>
        <Badge tone="leaf" icon="sprout">
          {careWords(plant.difficulty)}
        </Badge>
      </div>
      <p className={styles.description}>{inUnits(plant.description)}</p>
    </>
  );
}

const eyebrowOf = ({ feedback }: IdentificationRecordDto) =>
  feedback ? tAnswer(feedback.correct ? 'confirmed' : 'chose') : tAnswer('looksLike');

/** Our confidence; once the owner has decided, only what we had thought. */
function HowSure({ record }: { record: IdentificationRecordDto }) {
  const { feedback, result } = record;
  const corrected = firstThought(record);
  if (corrected)
    return (
      <p>{tAnswer('hadThought', { name: corrected.commonName, percent: percent(corrected.confidence) })}</p>
    );
  if (feedback) return <p>{tAnswer('wereSure', { percent: percent(result!.confidence) })}</p>;
  return <Confidence value={result!.confidence} />;
}

/** What the plant needs, its health, its safety for pets, and a way to correct the answer. */
export function NamedDetails({ record, isBusy, choose, search, share }: PartProps) {
  const inUnits = useUnits();
  const result = record.result!;
  const plant = result.plant!;
  const others = result.candidates.filter((guess) => guess.scientificName !== plant.scientificName);
  const health = plant.diseaseDetection;
  const seen = health?.issues.join('; ') ?? '';
  return (
    <>
      <Section title={tAnswer('needs')}>
        <PlantNeeds {...plant} watering={wateringOf(plant)} />
        <p className={styles.read}>{inUnits(plant.careInstructions)}</p>
      </Section>
      <div className={styles.pair}>
        <Section title={tAnswer('health')}>
          <HealthReport health={health} />
          {(!health || seen) && (
            <div>
              <LinkButton
                to={`${paths.doctor}?of=${encodeURIComponent(plant.scientificName)}&seen=${encodeURIComponent(seen)}`}
                look="secondary"
              >
                {tAnswer('whatIsWrong')}
              </LinkButton>
            </div>
          )}
        </Section>
        <Section title={tAnswer('pets')}>
          <PetSafety petToxicity={plant.petToxicity} />
        </Section>
      </div>
      <div className={styles.pair}>
        <div id="others" className={styles.others}>
          <Section title={tAnswer('somethingElse')}>
            <p className={styles.read}>{tAnswer(others.length > 0 ? 'chooseIt' : 'noOthers')}</p>
            <GuessList {...{ record, isBusy }} guesses={others} onChoose={choose} level={3} />
            <div className={styles.actions}>{search(choose)}</div>
          </Section>
        </div>
        <Section title={tAnswer('how')}>
          <IdentifierNote result={result} />
        </Section>
      </div>
      <Section title={tAnswer('share')}>{share(plant)}</Section>
    </>
  );
}
