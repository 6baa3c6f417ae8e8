import { tCare } from '../../languages/care';
import { useUnits } from '../account/use-units';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { lightWords } from './light-words';
import styles from './plant-needs.module.css';

interface Props {
  /** How often it is watered, in words; left out where the schedule says that. */
  watering?: string;
  lightNeeds: string;
  soilType?: string;
}

/** What a plant needs of water, light and soil, at a glance. */
export function PlantNeeds({ watering, lightNeeds, soilType }: Props) {
  const inUnits = useUnits();
  const needs: [IconName, string, string | undefined][] = [
    ['drop', tCare('water'), watering],
    ['sun', tCare('light'), lightWords(lightNeeds)],
    ['soil', tCare('soil'), soilType && inUnits(soilType)],
  ];
  return (
    <dl className={styles.needs}>
      {needs.map(
        ([icon, name, text]) =>
          text && (
            <div key={name} className={styles.need}>
              <dt>
                <Icon name={icon} />
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
