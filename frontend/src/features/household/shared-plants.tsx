import noPhoto from 'drawn/no-photo.svg';
import { Link } from 'react-router-dom';
import type { PlantDto } from '../../shared/api/api';
import { PlantImage } from '../../shared/ui/plant-image';
import { StatusBadge } from '../../shared/ui/status-badge';
import { sharedPath } from './rights';
import styles from './household.module.css';

/** The plants in the garden of another person, each with how it is. */
export const SharedPlants = ({ garden, plants }: { garden: string; plants: PlantDto[] }) => (
  <ul role="list" className={styles.rows}>
    {plants.map(({ id, commonName, scientificName, imageUrl, place, status, waterReason, problem }) => (
      <li key={id} className={styles.row}>
        <div className={styles.picture}>
          <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" />
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link to={sharedPath(garden, id)}>{commonName}</Link>
          </h3>
          {scientificName && (
            <p>
              <em>{scientificName}</em>
            </p>
          )}
          {place && <p>{place}</p>}
          <StatusBadge status={status} />
          {problem && <p>{problem}</p>}
          {waterReason && <p className={styles.reason}>{waterReason}</p>}
        </div>
      </li>
    ))}
  </ul>
);
