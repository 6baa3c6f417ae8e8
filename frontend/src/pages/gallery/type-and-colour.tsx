import { Icon } from '../../shared/ui/icon';
import { icons, type IconName } from '../../shared/ui/icons';
import { Specimen } from './specimen';
import styles from './gallery.module.css';

const grounds = [
  'paper', 'paper-raised', 'paper-sunk', 'moss', 'moss-deep', 'leaf', 'terracotta-pale', 'ochre-pale',
  'berry-pale', 'sky-pale', 'berry', 'ink',
]; // prettier-ignore

/** Type, colour and icons. */
export function TypeAndColour() {
  return (
    <>
      <Specimen title="Type">
        <h2>Water your peace lily today</h2>
        <h3>Bright, but not in the sun</h3>
        <p>
          The peace lily, <em>Spathiphyllum wallisii</em>, droops when it is thirsty and stands up again
          within an hour of a good drink. Water when the top of the soil feels dry, about{' '}
          <strong>once a week</strong>, less in winter. <a href="#type">Read the care guide</a>
        </p>
      </Specimen>
      <Specimen title="Colour">
        <div className={styles.swatches}>
          {grounds.map((ground) => (
            <div key={ground} className={`${styles.swatch} ${styles[`s-${ground}`]}`}>
              {ground}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Icons">
        <div className={styles.icons}>
          {(Object.keys(icons) as IconName[]).map((name) => (
            <span key={name}>
              <Icon name={name} size="large" />
              {name}
            </span>
          ))}
        </div>
      </Specimen>
    </>
  );
}
