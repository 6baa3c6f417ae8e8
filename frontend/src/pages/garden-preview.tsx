import { tSample } from '../languages/sample';
import { Card } from '../shared/ui/card';
import { StatusBadge } from '../shared/ui/status-badge';
import styles from './garden-preview.module.css';

const counters = () => [
  { label: tSample('total'), value: 7 },
  { label: tSample('healthy'), value: 7 },
  { label: tSample('needWater'), value: 0 },
];

const plants = () => [
  {
    name: tSample('coleus'),
    scientificName: 'Coleus scutellarioides', // eslint-disable-line no-restricted-syntax -- Latin
    drawing: '/drawings/coleus.svg',
    next: tSample('coleusNext'),
  },
  {
    name: tSample('waterLily'),
    scientificName: 'Nymphaea', // eslint-disable-line no-restricted-syntax -- Latin
    drawing: '/drawings/water-lily.svg',
    next: tSample('waterLilyNext'),
  },
];

/** A sample garden, for the landing page and the start page: three counters and two plants. */
export function GardenPreview() {
  return (
    <div className={styles.room}>
      <div className={styles.preview}>
        <dl className={styles.counters}>
          {counters().map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {plants().map(({ name, scientificName, drawing, next }) => (
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
