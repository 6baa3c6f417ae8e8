import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUnits } from '../../entities/account/use-units';
import { careWords } from '../../entities/plant/difficulty';
import { PetSafety } from '../../entities/plant/pet-safety';
import type { LibraryPlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import { WeeklyChecklist } from './weekly-checklist';
import styles from './care-guide.module.css';

interface Props {
  /** Undefined closes the guide. */
  plant?: LibraryPlantDto;
  onClose: () => void;
  /** Further actions on the plant: the page decides. */
  actions: (plant: LibraryPlantDto) => ReactNode;
  /** When to water it, and reminders: shown when the reader asks for reminders. */
  remind: (plant: LibraryPlantDto) => ReactNode;
}

/** Everything the library says about one plant. */
export function CareGuide({ plant, onClose, actions, remind }: Props) {
  return (
    <Dialog
      open={Boolean(plant)}
      onOpenChange={(open) => !open && onClose()}
      title="Plant Care Guide"
      size="wide"
    >
      {plant && <Guide key={plant.id} plant={plant} actions={actions(plant)} remind={remind(plant)} />}
    </Dialog>
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

interface GuideProps {
  plant: LibraryPlantDto;
  actions: ReactNode;
  remind: ReactNode;
}

function Guide({ plant, actions, remind }: GuideProps) {
  const [reminds, setReminds] = useState(false);
  const inUnits = useUnits();
  const panel = useKeptInView<HTMLDivElement>(reminds);
  return (
    <div className={styles.guide}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <img src={plant.imageUrl} alt="" width="320" height="240" />
        </div>
        <div>
          <h3 className={styles.name}>{plant.commonName}</h3>
          <p className={styles.latin}>{plant.scientificName}</p>
          <p>{careWords(plant.difficulty)}</p>
        </div>
      </div>
      <Part icon="drop" title="Watering">
        <p>{inUnits(plant.careInstructions)}</p>
        <p>
          <strong>How often:</strong> {plant.care.water}
        </p>
      </Part>
      <Part icon="sun" title="Light Requirements">
        <p>{sentence(plant.lightNeeds)}</p>
      </Part>
      <Part icon="soil" title="Soil & Care">
        <p>{sentence(inUnits(plant.soilType))}</p>
        <p>{inUnits(plant.description)}</p>
        <Rhythms care={plant.care} />
      </Part>
      <PetSafety petToxicity={plant.petToxicity} />
      <WeeklyChecklist slug={plant.slug} />
      {reminds && (
        <div ref={panel} role="status" tabIndex={-1}>
          {remind}
        </div>
      )}
      <div className={styles.actions}>
        {actions}
        <Button look="secondary" icon="bell" aria-expanded={reminds} onClick={() => setReminds(!reminds)}>
          Set Care Reminders
        </Button>
      </div>
    </div>
  );
}

/** What is done in certain months only. */
function Rhythms({ care: { feed, repot, prune } }: Pick<LibraryPlantDto, 'care'>) {
  const rhythms = [
    ['Feed it', feed],
    ['Repot it', repot],
    ['Prune it', prune],
  ] as const;
  return rhythms.map(
    ([what, how]) =>
      how && (
        <p key={what}>
          <strong>{what}:</strong> {how}
        </p>
      ),
  );
}

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Icon name={icon} />
      <h4>{title}</h4>
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
