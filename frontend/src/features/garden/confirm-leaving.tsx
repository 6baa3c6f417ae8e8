import { useState, type ReactNode } from 'react';
import type { PlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import styles from './plant-form.module.css';

type Named = Pick<PlantDto, 'commonName'>;

/** Asks whether a plant is no longer there, and says that nothing of it is lost. */
export const ConfirmArchive = ({
  plant,
  onArchive,
  onStay,
}: {
  plant: Named;
  onArchive: () => Promise<void>;
  onStay: () => void;
}) => (
  <Question
    yes={{ label: 'Move to past plants', run: onArchive }}
    no={{ label: 'Keep it in my garden', run: onStay }}
  >
    <p>Plants come and go; that happens to every gardener.</p>
    <p>
      We’ll stop reminding you about {plant.commonName} and keep it in Past plants, with its journal and
      photos. You can bring it back whenever you like.
    </p>
  </Question>
);

/** Asks whether a plant is to be deleted, and says what is deleted with it. */
export const ConfirmDelete = ({
  plant,
  onDelete,
  onStay,
}: {
  plant: Named;
  onDelete: () => Promise<void>;
  onStay: () => void;
}) => (
  <Question
    yes={{ label: `Delete ${plant.commonName}`, run: onDelete, isDanger: true }}
    no={{ label: 'Keep it', run: onStay }}
  >
    <p>
      <strong>Delete {plant.commonName}?</strong>
    </p>
    <p>
      It waits in Past plants for 30 days. Then it’s gone for good, with its journal, its photos and its
      schedule.
    </p>
  </Question>
);

interface QuestionProps {
  children: ReactNode;
  yes: { label: string; run: () => Promise<void>; isDanger?: boolean };
  no: { label: string; run: () => void };
}

function Question({ children, yes, no }: QuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await yes.run();
    setIsBusy(false);
  };
  return (
    <div className={styles.words}>
      {children}
      <div className={styles.buttons}>
        <Button look={yes.isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
          {yes.label}
        </Button>
        <Button look="secondary" onClick={no.run}>
          {no.label}
        </Button>
      </div>
    </div>
  );
}
