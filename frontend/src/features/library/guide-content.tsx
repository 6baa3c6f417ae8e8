import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUnits } from '../../entities/account/use-units';
import { careWords } from '../../entities/plant/difficulty';
import { lightWords } from '../../entities/plant/light-words';
import { PetSafety } from '../../entities/plant/pet-safety';
import { tGuide } from '../../languages/guide';
import type { LibraryPlantDto } from '../../shared/api/api';
import type { GuideDto } from '../../shared/api/guides';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { capital } from '../../shared/lib/capital';
import { airInWords, otherNamesInWords, warmthInWords } from './guide-words';
import { WeeklyChecklist } from './weekly-checklist';
import styles from './care-guide.module.css';

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

interface Props {
  plant: LibraryPlantDto;
  /** The plant's name as a heading, where the page has none. */
  children?: ReactNode;
  /** The level of the headings of its parts. */
  level?: 2 | 4;
  /** How new plants are made from it, the best way first. A guide kept by an earlier version of the app has none. */
  propagation?: GuideDto['propagation'];
  actions: ReactNode;
  /** What the button "Set Care Reminders" opens; without it there is no such button. */
  remind?: ReactNode;
}

/** Everything the library says about one plant: the same in the dialog and on the page of the plant. */
export function GuideContent({ plant, children, level = 4, propagation = [], actions, remind }: Props) {
  const inUnits = useUnits();
  const part = { level };
  return (
    <div className={styles.guide}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <img src={plant.imageUrl} alt="" width="320" height="240" />
        </div>
        <div>
          {children}
          <p className={styles.latin}>{plant.scientificName}</p>
          <p>{careWords(plant.difficulty)}</p>
          {plant.otherNames.length > 0 && <p>{otherNamesInWords(plant.otherNames)}</p>}
        </div>
      </div>
      <PetSafety petToxicity={plant.petToxicity} />
      <Part {...part} icon="drop" title={tGuide('watering')}>
        <p>{inUnits(plant.careInstructions)}</p>
        <p>
          <strong>{tGuide('howOften')}</strong> {plant.care.water}
        </p>
      </Part>
      <Part {...part} icon="sun" title={tGuide('light')}>
        <p>{sentence(lightWords(plant.lightNeeds))}</p>
      </Part>
      <Part {...part} icon="soil" title={tGuide('soil')}>
        <p>{sentence(inUnits(plant.soilType))}</p>
        <p>{inUnits(plant.description)}</p>
        <Rhythms care={plant.care} />
        <p>
          <strong>{tGuide('warmth')}</strong> {inUnits(warmthInWords(plant.temperatureC))}
        </p>
        <p>
          <strong>{tGuide('air')}</strong> {airInWords(plant.humidity)}
        </p>
      </Part>
      {propagation.length > 0 && (
        <Part {...part} icon="sprout" title={tGuide('multiply')}>
          {propagation.map(({ way, how }) => (
            <p key={way}>
              <strong>{capital(way)}.</strong> {inUnits(how)}
            </p>
          ))}
        </Part>
      )}
      <WeeklyChecklist slug={plant.slug} />
      <Actions actions={actions} remind={remind} />
    </div>
  );
}

function Actions({ actions, remind }: Pick<Props, 'actions' | 'remind'>) {
  const [reminds, setReminds] = useState(false);
  const panel = useKeptInView<HTMLDivElement>(reminds);
  return (
    <>
      {reminds && (
        <div ref={panel} role="status" tabIndex={-1}>
          {remind}
        </div>
      )}
      <div className={styles.actions}>
        {actions}
        {remind && (
          <Button look="secondary" icon="bell" aria-expanded={reminds} onClick={() => setReminds(!reminds)}>
            {tGuide('remind')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What is done in certain months only. */
function Rhythms({ care: { feed, repot, prune } }: Pick<LibraryPlantDto, 'care'>) {
  const rhythms = [
    [tGuide('feed'), feed],
    [tGuide('repot'), repot],
    [tGuide('prune'), prune],
  ] as const;
  return rhythms.map(
    ([what, how]) =>
      how && (
        <p key={what}>
          <strong>{what}</strong> {how}
        </p>
      ),
  );
}

interface PartProps {
  level: 2 | 4;
  icon: IconName;
  title: string;
  children: ReactNode;
}

function Part({ level, icon, title, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part}>
      <Icon name={icon} />
      <Heading className={styles.heading}>{title}</Heading>
      <div>{children}</div>
    </section>
  );
}

/** Focuses an element when it opens, and keeps it in view while its content loads. */
function useKeptInView<Part extends HTMLElement>(isOpen: boolean) {
  const part = useRef<Part>(null);
  useEffect(() => {
    const element = part.current;
    if (!isOpen || !element) return;
    element.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return part;
}
