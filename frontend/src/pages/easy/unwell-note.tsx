import { Link } from 'react-router-dom';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import styles from './easy.module.css';

/** What is wrong with a plant, and the way to what helps. */
export const UnwellNote = ({ plant: { id, problem } }: { plant: PlantDto }) => (
  <p className={styles.unwell}>
    <Icon name="heart" />
    <span>
      It is unwell: {problem}. <Link to={paths.plant(id)}>See what helps</Link>
    </span>
  </p>
);
