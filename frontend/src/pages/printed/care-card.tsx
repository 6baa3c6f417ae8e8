import noPhoto from 'drawn/no-photo.svg';
import { useUnits } from '../../entities/account/use-units';
import { tCare } from '../../languages/care';
import { tPrinted } from '../../languages/printed';
import { lightWords } from '../../entities/plant/light-words';
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

/** What a plant needs, in large type, and a QR code that leads to its question. */
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
          {plant.place && <Fact icon="home" name={tPrinted('place')} words={plant.place} />}
          <Fact icon="sun" name={tCare('light')} words={lightWords(plant.lightNeeds)} />
          <Fact
            icon="drop"
            name={tPrinted('water')}
            words={[water, tCare('checkFirst')].filter(Boolean).join(' ')}
          />
          {feed && <Fact icon="feed" name={tPrinted('feed')} words={feed} />}
        </dl>
      </div>
      {plant.careInstructions && <p>{inUnits(plant.careInstructions)}</p>}
      <div className={styles.safety}>
        <PetSafety petToxicity={known?.petToxicity ?? unknown()} />
      </div>
      <Label plant={plant} />
      <p className={styles.date}>{tPrinted('writtenOn', { day: dateWords(today, '') })}</p>
    </div>
  );
}

/** What is not known to be safe is never said to be. */
const unknown = () => ({
  level: 'unknown' as const,
  animals: [],
  source: null,
  basis: tPrinted('keepAway'),
});

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
    <section className={styles.label} aria-label={tPrinted('potLabel')}>
      <div className={styles.code}>
        <QrCode text={location.origin + address} label={tPrinted('qrCode', { name: commonName })} />
      </div>
      <div className={styles.words}>
        <p>{tPrinted('labelWords', { name: commonName })}</p>
        <OnScreen>
          <LinkButton to={address} look="secondary" icon="drop">
            {tPrinted('openPage')}
          </LinkButton>
        </OnScreen>
      </div>
    </section>
  );
}
