import noPhoto from 'drawn/no-photo.svg';
import { Link } from 'react-router-dom';
import { GardenCounters } from '../../features/garden/garden-counters';
import { byNeed } from '../../features/garden/garden-view';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { PlantImage } from '../../shared/ui/plant-image';
import { StatusBadge } from '../../shared/ui/status-badge';
import styles from './home.module.css';

const AT_A_GLANCE = 4;

/** A summary of the member's garden: three counters, and the first plants. */
export function GardenGlance({ plants }: { plants: PlantDto[] }) {
  const first = [...plants].sort(byNeed).slice(0, AT_A_GLANCE);
  return (
    <Section
      title="Your garden at a glance"
      aside={
        <LinkButton to={paths.garden} look="quiet" icon="pot">
          See all {plants.length}
        </LinkButton>
      }
    >
      <GardenCounters plants={plants} />
      <ul role="list" className={styles.glance}>
        {first.map(({ id, commonName, imageUrl, status }) => (
          <li key={id}>
            <Link to={paths.plant(id)} className={styles.plant}>
              <PlantImage src={imageUrl} alt="" drawing={noPhoto} />
              <span className={styles.plantWords}>
                <strong>{commonName}</strong>
                <StatusBadge status={status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
