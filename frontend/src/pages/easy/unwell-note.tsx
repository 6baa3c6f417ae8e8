import { Link } from 'react-router-dom';
import { tEasy } from '../../languages/easy';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { unwellWords } from './easy-words';
import styles from './easy.module.css';

/** What is wrong with a plant, and the way to what helps. */
export const UnwellNote = ({ plant: { id, problem } }: { plant: PlantDto }) => (
  <p className={styles.unwell}>
    <Icon name="heart" />
    <span>
      {unwellWords(problem ?? '')} <Link to={paths.plant(id)}>{tEasy('seeWhatHelps')}</Link>
    </span>
  </p>
);
