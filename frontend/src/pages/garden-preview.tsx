import { sampleGarden } from '../content/marketing';
import { Card } from '../shared/ui/card';
import { StatusBadge } from '../shared/ui/status-badge';
import styles from './garden-preview.module.css';

/** A sample garden: three counters and two plants. */
export function GardenPreview() {
  return (
    <div className={styles.room}>
      <div className={styles.preview}>
        <dl className={styles.counters}>
          {sampleGarden.counters.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {sampleGarden.plants.map(({ name, scientificName, drawing, next }) => (
          <Card
            key={name}
            level={3}
            title={name}
            note={scientificName}
            picture={
              <img className={styles.drawing} src={drawing} alt="" loading="lazy" width="320" height="240" />
            }
          >
            <div>
              <StatusBadge status="healthy" />
            </div>
            <p>{next}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}
