import { neighboursAtRisk, type Problem } from '@leaflore/doctor';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { tDoctor } from '../../languages/doctor';
import { useGardenPlantsQuery, type PlantDto } from '../../shared/api/api';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { paths } from '../../shared/paths';
import styles from './doctor.module.css';

const MAX_NAMED = 6;

interface Props {
  problem: Problem;
  /** The sick plant; without it no neighbour can be named. */
  plant?: PlantDto;
  /** What to look for where none can be named. */
  otherwise?: string | null;
}

/** Which other plants of the garden to look at, as this spreads; nothing where it does not. */
export function Neighbours({ problem, plant, otherwise }: Props) {
  const { data: plants = [] } = useGardenPlantsQuery(
    { archived: false },
    { skip: useOtherGarden() !== undefined },
  );
  if (!problem.contagious) return null;
  const near = plant ? neighboursAtRisk(problem, plant, plants).slice(0, MAX_NAMED) : [];
  return (
    <p className={styles.neighbours}>
      <strong>{tDoctor('spreads')}</strong>{' '}
      {near.length === 0 ? (otherwise ?? tDoctor('lookNear')) : tDoctor('lookAtThese')}
      {near.map(({ id, commonName }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={paths.plant(id)}>{commonName}</Link>
        </Fragment>
      ))}
    </p>
  );
}
