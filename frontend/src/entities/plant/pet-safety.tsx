import { tSafety } from '../../languages/safety';
import type { PetToxicityDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { Icon } from '../../shared/ui/icon';
import styles from './pet-safety.module.css';

/** What only a newer server knows is unknown here. */
const titles: Partial<Record<string, () => string>> = {
  toxic: () => tSafety('toxic'),
  caution: () => tSafety('caution'),
  'non-toxic': () => tSafety('nonToxic'),
} satisfies Record<Exclude<PetToxicityDto['level'], 'unknown'>, () => string>;

/** How toxic a plant is to pets, with the source. "Unknown" is never shown as safe. */
export function PetSafety({ petToxicity: { level, basis, source } }: { petToxicity: PetToxicityDto }) {
  return (
    <div className={classNames(styles.safety, styles[level])}>
      <Icon name={level === 'toxic' || level === 'caution' ? 'warning' : 'paw'} />
      <div>
        <p className={styles.title}>{titles[level]?.() ?? tSafety('unknown')}</p>
        <p>
          {basis}{' '}
          {source && (
            <a href={source} target="_blank" rel="noopener noreferrer">
              {tSafety('source', { site: new URL(source).hostname.replace(/^www\./, '') })}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
