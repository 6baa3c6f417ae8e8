import noPhoto from 'drawn/no-photo.svg';
import { useUnits } from '../../entities/account/use-units';
import { tCare } from '../../languages/care';
import { PetSafety } from '../../entities/plant/pet-safety';
import { OnScreen } from './paper';
import type { CareTaskDto, LibraryPlantDto, PlantDto } from '../../shared/api/api';
import { dateWords, type LocalDate } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/link-button';
import { PlantImage } from '../../shared/ui/plant-image';
import { QrCode } from '../../shared/ui/qr-code';
import { feedSentence, waterSentence } from './card-words';
import styles from './care-card.module.css';

interface Props {
  plant: PlantDto;
  tasks: CareTaskDto[];
  /** The same plant in the library, where it is there. */
  known?: LibraryPlantDto;
  today: LocalDate;
}

/** What a plant needs, in large type, and squares that lead to its question. */
export function CareCard({ plant, tasks, known, today }: Props) {
  const inUnits = useUnits();
  const water = waterSentence(tasks);
  const feed = feedSentence(tasks, known);
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <PlantImage src={plant.imageUrl} alt="" drawing={noPhoto} ratio="square" first />
        </div>
        <dl className={styles.facts}>
          {plant.place && <Fact icon="home" name="Place" words={plant.place} />}
          <Fact icon="sun" name="Light" words={plant.lightNeeds} />
          <Fact icon="drop" name="Water" words={[water, tCare('checkFirst')].filter(Boolean).join(' ')} />
          {feed && <Fact icon="feed" name="Feed" words={feed} />}
        </dl>
      </div>
      {plant.careInstructions && <p>{inUnits(plant.careInstructions)}</p>}
      <div className={styles.safety}>
        <PetSafety petToxicity={known?.petToxicity ?? UNKNOWN} />
      </div>
      <Label plant={plant} />
      <p className={styles.date}>
        Written on {dateWords(today, '')}. How often it needs water changes with the season.
      </p>
    </div>
  );
}

/** What is not known to be safe is never said to be. */
const UNKNOWN = {
  level: 'unknown' as const,
  animals: [],
  source: null,
  basis: 'Keep it where they can’t reach it.',
};

interface FactProps {
  icon: IconName;
  name: string;
  words: string;
}

const Fact = ({ icon, name, words }: FactProps) => (
  <div>
    <dt>
      <Icon name={icon} />
      {name}
    </dt>
    <dd>{words}</dd>
  </div>
);

/** Its address is whole, as it is read by a camera from a pot. */
function Label({ plant: { id, commonName } }: Pick<Props, 'plant'>) {
  const address = paths.plantLog(id);
  return (
    <section className={styles.label} aria-label="Label for the pot">
      <div className={styles.squares}>
        <QrCode
          text={location.origin + address}
          label={`Squares that open the watering page of ${commonName}`}
        />
      </div>
      <div className={styles.words}>
        <p>
          Watered {commonName}? Point the phone’s camera at these squares, open the page, and press one
          button.
        </p>
        <OnScreen>
          <LinkButton to={address} look="secondary" icon="drop">
            Open this page
          </LinkButton>
        </OnScreen>
      </div>
    </section>
  );
}
