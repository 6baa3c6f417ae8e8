import { Link } from 'react-router-dom';
import { tPlants } from '../../languages/plants';
import { lightWithin } from '../../entities/plant/light-words';
import type { LibraryPlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import styles from './plants.module.css';

/** What a row shows of a plant. */
export type PlantRow = Pick<
  LibraryPlantDto,
  'slug' | 'commonName' | 'scientificName' | 'imageUrl' | 'lightNeeds'
> & { care: Pick<LibraryPlantDto['care'], 'oftenWatered'> };

const within = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Plants as links to their care guides. */
export const PlantRows = ({
  plants,
}: {
  plants: (Omit<PlantRow, 'care' | 'lightNeeds'> & Partial<PlantRow>)[];
}) => (
  <ul role="list" className={styles.rows}>
    {plants.map(({ slug, commonName, scientificName, imageUrl, care, lightNeeds }) => (
      <li key={slug}>
        <Link className={styles.row} to={paths.guide(slug)}>
          <img src={imageUrl} alt="" loading="lazy" width="96" height="72" />
          <span className={styles.words}>
            <span className={styles.name}>{commonName}</span>
            <span className={styles.latin}>{scientificName}</span>
            {care && lightNeeds && (
              <span>
                {tPlants('rowNeeds', {
                  water: within(care.oftenWatered),
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
