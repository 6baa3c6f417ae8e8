import { tCare } from '../../languages/care';
import { useUnits } from '../account/use-units';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { lightWords } from './light-words';
import { waterWords } from './water-words';
import styles from './plant-needs.module.css';

interface Props {
  /** Left out where the schedule says how often. */
  waterNeeds?: string;
  /** As its care guide says, where it has one. */
  oftenWatered?: string;
  lightNeeds: string;
  soilType?: string;
}

/** What a plant needs of water, light and soil, at a glance. */
export function PlantNeeds({ waterNeeds, oftenWatered, lightNeeds, soilType }: Props) {
  const inUnits = useUnits();
  const needs: [IconName, string, string | undefined][] = [
    ['drop', tCare('water'), oftenWatered ?? (waterNeeds && waterWords(waterNeeds))],
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
