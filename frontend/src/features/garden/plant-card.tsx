import noPhoto from 'drawn/no-photo.svg';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { CHECK_FIRST } from '../../entities/care/care-words';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { IconButton } from '../../shared/ui/icon-button';
import { LinkButton } from '../../shared/ui/link-button';
import { PlantImage } from '../../shared/ui/plant-image';
import { StatusBadge } from '../../shared/ui/status-badge';
import { PlantFacts } from './plant-facts';
import { isThirsty } from './plant-words';
import { SinkingDrop } from './text-transition';
import styles from './plant-card.module.css';

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
}

/** A plant of the garden: its status, what it needs, when it was watered, and its actions. */
export const PlantCard = memo(({ plant, today, timeZone, actions, first }: Props) => {
  const name = useId();
  const thirsty = isThirsty(plant, today);
  return (
    <article className={styles.card} aria-labelledby={name}>
      <Link to={paths.plant(plant.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PlantImage src={plant.imageUrl} alt="" drawing={noPhoto} ratio="wide" first={first} />
        <SinkingDrop of={plant.lastWatered} />
      </Link>
      <div className={styles.body}>
        <div className={styles.top}>
          <StatusBadge status={plant.status} />
          <IconButton
            icon="pencil"
            label={`Change ${plant.commonName}`}
            onClick={() => actions.change(plant)}
          />
        </div>
        <header>
          <h3 id={name} className={styles.name}>
            <Link to={paths.plant(plant.id)}>{plant.commonName}</Link>
          </h3>
          {plant.scientificName && <p className={styles.latin}>{plant.scientificName}</p>}
        </header>
        <PlantFacts plant={plant} today={today} timeZone={timeZone} />
        <div className={styles.actions}>
          {thirsty ? (
            <>
              <p>{CHECK_FIRST}</p>
              <Button icon="drop" wide aria-describedby={name} onClick={() => actions.water(plant, 'dry')}>
                Dry: watered it
              </Button>
              <Button look="secondary" wide aria-describedby={name} onClick={() => actions.stillMoist(plant)}>
                Still moist
              </Button>
            </>
          ) : (
            <Button
              icon="drop"
              wide
              look="secondary"
              aria-describedby={name}
              onClick={() => actions.water(plant)}
            >
              Water
            </Button>
          )}
          <div className={styles.pair}>
            <LinkButton to={`${paths.plant(plant.id)}#journal`} look="secondary" icon="journal">
              Journal
            </LinkButton>
            <Button
              look="secondary"
              icon="bell"
              aria-describedby={name}
              onClick={() => actions.remind(plant)}
            >
              Remind me
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
});
