import noPhoto from 'drawn/no-photo.svg';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { tGarden } from '../../languages/garden';
import { tShell } from '../../languages/shell';
import { tCare } from '../../languages/care';
import type { PlantDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { IconButton } from '../../shared/ui/icon-button';
import { LinkButton } from '../../shared/ui/link-button';
import { PlantImage } from '../../shared/ui/plant-image';
import { StatusBadge } from '../../shared/ui/status-badge';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { PlantFacts } from './plant-facts';
import { isThirsty, nextWords } from './plant-words';
import { SinkingDrop, TextTransition } from './text-transition';
import styles from './plant-row.module.css';

/** The actions on a plant; the page decides what they do. */
export interface PlantActions {
  /** `dry`: the gardener checked the soil before. */
  water: (plant: PlantDto, soil?: 'dry') => void;
  /** The gardener checked the soil and it needs no water yet. */
  stillMoist: (plant: PlantDto) => void;
  remind: (plant: PlantDto) => void;
  change: (plant: PlantDto) => void;
}

interface Props {
  plant: PlantDto;
  /** The gardener's date and time zone. */
  today: string;
  timeZone: string | null;
  actions: PlantActions;
  /** Whether its picture is in the first screen and loads eagerly. */
  first: boolean;
  /** Whether all that is known about it is shown at first, or after a press on "More". */
  isOpen: boolean;
}

/** A plant of the garden in a row: its status, what comes next and the action for it; what else is known is below "More". */
export const PlantRow = memo(({ plant, today, timeZone, actions, first, isOpen }: Props) => {
  const name = useId();
  const next = nextWords(plant, today);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <article className={styles.row} aria-labelledby={name}>
      <Link to={paths.plant(plant.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PlantImage src={plant.imageUrl} alt="" drawing={noPhoto} ratio="square" first={first} />
        <SinkingDrop of={plant.lastWatered} />
      </Link>
      <header className={styles.head}>
        <div>
          <h3 id={name} className={styles.name}>
            <Link to={paths.plant(plant.id)}>{plant.commonName}</Link>
          </h3>
          {plant.scientificName && <p className={styles.latin}>{plant.scientificName}</p>}
        </div>
        <IconButton
          icon="pencil"
          label={tGarden('change', { name: plant.commonName })}
          onClick={() => actions.change(plant)}
        />
      </header>
      <div className={styles.now}>
        <StatusBadge status={plant.status} />
        {next && (
          <p className={classNames(styles.next, isThirsty(plant, today) && styles.thirsty)}>
            <TextTransition>{next}</TextTransition>
          </p>
        )}
        {plant.problem && (
          <p className={styles.problem}>
            <Icon name="heart" size="small" /> {plant.problem}
          </p>
        )}
      </div>
      <WaterActions {...{ plant, today, actions, name }} />
      <details className={styles.more} open={isOpen}>
        <summary onClick={() => setWasOpened(true)}>
          {tGarden('more')}
          <VisuallyHidden>{tGarden('moreAbout', { name: plant.commonName })}</VisuallyHidden>
          <Icon name="down" size="small" />
        </summary>
        {(isOpen || wasOpened) && <Whole {...{ plant, today, timeZone, actions, name }} />}
      </details>
    </article>
  );
});

type WholeProps = Pick<Props, 'plant' | 'today' | 'timeZone' | 'actions'> & { name: string };

/** What else is known about it; there once "More" was pressed, as it is more than half of the row. */
const Whole = ({ plant, today, timeZone, actions, name }: WholeProps) => (
  <div className={styles.whole}>
    <PlantFacts plant={plant} today={today} timeZone={timeZone} />
    <div className={styles.pair}>
      <LinkButton
        to={`${paths.plant(plant.id)}#journal`}
        look="secondary"
        icon="journal"
        aria-describedby={name}
      >
        {tShell('journal')}
      </LinkButton>
      <Button look="secondary" icon="bell" aria-describedby={name} onClick={() => actions.remind(plant)}>
        {tGarden('remindMe')}
      </Button>
    </div>
  </div>
);

interface ActionProps extends Pick<Props, 'plant' | 'today' | 'actions'> {
  name: string;
}

/** Watering: a thirsty plant's soil is checked first. */
const WaterActions = ({ plant, today, actions, name }: ActionProps) => (
  <div className={styles.actions}>
    {isThirsty(plant, today) ? (
      <>
        <p>{tCare('checkFirst')}</p>
        <Button icon="drop" aria-describedby={name} onClick={() => actions.water(plant, 'dry')}>
          {tCare('wasDry')}
        </Button>
        <Button look="secondary" aria-describedby={name} onClick={() => actions.stillMoist(plant)}>
          {tCare('stillMoist')}
        </Button>
      </>
    ) : (
      <Button icon="drop" look="secondary" aria-describedby={name} onClick={() => actions.water(plant)}>
        {tCare('water')}
      </Button>
    )}
  </div>
);
