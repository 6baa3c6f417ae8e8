import fern from 'drawn/fern.svg';
import { useUnits } from '../../entities/account/use-units';
import { percent } from '../../entities/plant/certainty';
import { Confidence } from '../../entities/plant/confidence';
import { careWords } from '../../entities/plant/difficulty';
import { HealthReport } from '../../entities/plant/health-report';
import { PetSafety } from '../../entities/plant/pet-safety';
import { PlantNeeds } from '../../entities/plant/plant-needs';
import { Badge } from '../../shared/ui/badge';
import { Banner } from '../../shared/ui/banner';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { GuessList } from './guess-list';
import { IdentifierNote } from './identifier-note';
import { firstThought } from './reading';
import { ResultPhotos } from './result-photos';
import { SecondOpinion } from './second-opinion';
import { useFeedback } from './use-feedback';
import { Verdict } from './verdict';
import type { ResultProps } from './result-props';
import styles from './result.module.css';

/** One plant with its name, what it needs, its health, and a way to correct it. */
export function NamedPlant({ record, actions, share, search }: ResultProps) {
  const { isBusy, choose, confirm } = useFeedback(record);
  const inUnits = useUnits();
  const result = record.result!;
  const plant = result.plant!;
  const drawing = result.candidates.find((guess) => guess.scientificName === plant.scientificName)?.imageUrl;
  const others = result.candidates.filter(({ scientificName }) => scientificName !== plant.scientificName);
  const corrected = firstThought(record);
  const seen = plant.diseaseDetection?.issues.join('; ');

  return (
    <article className={styles.result} aria-labelledby="result-name">
      <div className={styles.top}>
        <ResultPhotos
          urls={record.imageUrls}
          alt={`Your photo of ${plant.commonName}`}
          drawing={drawing ?? fern}
        />
        <div className={styles.answer}>
          <header>
            <p className={styles.eyebrow}>{record.feedback ? 'You confirmed' : 'This looks like'}</p>
            <h2 id="result-name" className={styles.name} tabIndex={-1}>
              {plant.commonName}
            </h2>
            <p className={styles.scientific}>
              <em>{plant.scientificName}</em>
            </p>
          </header>
          {result.mayNotBeAPlant && !record.feedback && <Banner kind="warning">{result.advice}</Banner>}
          {corrected ? (
            <p>
              We had thought of {corrected.commonName} ({percent(corrected.confidence)}).
            </p>
          ) : (
            <Confidence value={result.confidence} />
          )}
          {!record.feedback && <SecondOpinion of={result} agrees={false} />}
          <Verdict feedback={record.feedback} isBusy={isBusy} onConfirm={confirm} />
          <div className={styles.actions}>{actions(plant)}</div>
          <div>
            <Badge tone="leaf" icon="sprout">
              {careWords(plant.difficulty)}
            </Badge>
          </div>
          <p className={styles.description}>{inUnits(plant.description)}</p>
        </div>
      </div>
      <Section title="What it needs">
        <PlantNeeds {...plant} />
        <p className={styles.read}>{inUnits(plant.careInstructions)}</p>
      </Section>
      <div className={styles.pair}>
        <Section title="How it is doing">
          <HealthReport health={plant.diseaseDetection} />
          {seen && (
            <div>
              <LinkButton
                to={`${paths.doctor}?of=${encodeURIComponent(plant.scientificName)}&seen=${encodeURIComponent(seen)}`}
                look="secondary"
              >
                What is wrong?
              </LinkButton>
            </div>
          )}
        </Section>
        <Section title="Pets">
          <PetSafety petToxicity={plant.petToxicity} />
        </Section>
      </div>
      <div className={styles.pair}>
        <div id="others" className={styles.others}>
          <Section title="Could it be something else?">
            <p className={styles.read}>Choose the one that it is; you can change your mind at any time.</p>
            <GuessList {...{ record, isBusy }} guesses={others} onChoose={choose} level={3} />
            <div className={styles.actions}>{search(choose)}</div>
          </Section>
        </div>
        <Section title="How we identified it">
          <IdentifierNote result={result} />
        </Section>
      </div>
      <Section title="Share this">{share(plant)}</Section>
    </article>
  );
}
