import { Link } from 'react-router-dom';
import { tPlants } from '../../languages/plants';
import { lightWithin } from '../../entities/plant/light-words';
import { waterWords } from '../../entities/plant/water-words';
import type { LibraryPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import styles from './plants.module.css';

/** What a row shows of a plant. */
export type PlantRow = Pick<
  LibraryPlantDto,
  'slug' | 'commonName' | 'scientificName' | 'imageUrl' | 'waterNeeds' | 'lightNeeds'
>;

const within = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Plants as links to their care guides. */
export const PlantRows = ({
  plants,
}: {
  plants: (Omit<PlantRow, 'waterNeeds' | 'lightNeeds'> & Partial<PlantRow>)[];
}) => (
  <ul role="list" className={styles.rows}>
    {plants.map(({ slug, commonName, scientificName, imageUrl, waterNeeds, lightNeeds }) => (
      <li key={slug}>
        <Link className={styles.row} to={paths.guide(slug)}>
          <img src={imageUrl} alt="" loading="lazy" width="96" height="72" />
          <span className={styles.words}>
            <span className={styles.name}>{commonName}</span>
            <span className={styles.latin}>{scientificName}</span>
            {waterNeeds && lightNeeds && (
              <span>
                {tPlants('rowNeeds', {
                  water: within(waterWords(waterNeeds)),
                  light: lightWithin(lightNeeds),
                })}
              </span>
            )}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
