import { useState } from 'react';
import { tDoctor } from '../../languages/doctor';
import type { PlantDto } from '../../shared/api/api';
import type { HealthProblemDto } from '../../shared/api/doctor';
import { smallPhoto } from '../../shared/lib/small-photo';
import { PhotoStep, type KeepPhoto } from './photo-step';
import styles from './plan.module.css';

interface Props {
  plant: Pick<PlantDto, 'commonName'>;
  problem: HealthProblemDto;
  keepPhoto?: KeepPhoto;
}

/** The photo from before the plan and the newest one since, side by side; asks for the first one while there is none. */
export function BeforeAndAfter({ plant, problem, keepPhoto }: Props) {
  const [isKept, setKept] = useState(false);
  const { photoBefore, photoAfter, title } = problem;
  const photos = [
    { name: tDoctor('before'), url: photoBefore },
    { name: tDoctor('after'), url: photoAfter },
  ].filter((photo): photo is { name: string; url: string } => photo.url !== null);
  return (
    <>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ name, url }) => (
            <figure key={name}>
              <img src={smallPhoto(url)} alt={`${name}: ${plant.commonName}`} loading="lazy" />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {!photoBefore && !isKept && keepPhoto && (
        <div>
          <PhotoStep
            keepPhoto={keepPhoto}
            note={tDoctor('howItBegan', { title })}
            label={tDoctor('photoNow')}
            onKept={() => setKept(true)}
          />
        </div>
      )}
    </>
  );
}
