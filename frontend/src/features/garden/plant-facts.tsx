import { tCare } from '../../languages/care';
import { tGarden } from '../../languages/garden';
import { useUnits } from '../../entities/account/use-units';
import { lightWords } from '../../entities/plant/light-words';
import type { PlantDto } from '../../shared/api/api';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { isThirsty, lastWateredWords, rhythmWords, shortNotes } from './plant-words';
import { TextTransition } from './text-transition';
import styles from './plant-row.module.css';

interface Props {
  plant: PlantDto;
  today: string;
  timeZone: string | null;
}

/** What a plant needs, when it was watered and why it is due, and its care notes. */
export function PlantFacts({ plant, today, timeZone }: Props) {
  const inUnits = useUnits();
  const rhythm = rhythmWords(plant);
  const isPutOff = plant.needsWater && !isThirsty(plant, today);
  const facts: [IconName, string, string][] = [
    ...(rhythm ? [['drop', tCare('water'), rhythm] as [IconName, string, string]] : []),
    ['sun', tCare('light'), lightWords(plant.lightNeeds) || tGarden('lightDefault')],
    ['check-circle', tGarden('lastWatered'), lastWateredWords(plant, today, timeZone)],
    ...(plant.place ? [['home', tGarden('place'), plant.place] as [IconName, string, string]] : []),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([icon, name, words]) => (
          <div key={name}>
            <dt>
              <Icon name={icon} size="small" />
              {name}
            </dt>
            <dd>
              <TextTransition>{words}</TextTransition>
            </dd>
          </div>
        ))}
      </dl>
      {plant.waterReason && !isPutOff && <p className={styles.reason}>{plant.waterReason}</p>}
      <p className={styles.notes}>{inUnits(shortNotes(plant.careInstructions || tGarden('noNotes')))}</p>
    </>
  );
}
