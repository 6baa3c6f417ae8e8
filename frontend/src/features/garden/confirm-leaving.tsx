import { useState, type ReactNode } from 'react';
import { tSheets } from '../../languages/sheets';
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
  <Question yes={{ label: tSheets('archive'), run: onArchive }} no={{ label: tSheets('stays'), run: onStay }}>
    <p>{tSheets('comeAndGo')}</p>
    <p>{tSheets('archiveText', { plant: plant.commonName })}</p>
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
    yes={{ label: tSheets('deleteNamed', { plant: plant.commonName }), run: onDelete, isDanger: true }}
    no={{ label: tSheets('keepIt'), run: onStay }}
  >
    <p>
      <strong>{tSheets('deleteAsked', { plant: plant.commonName })}</strong>
    </p>
    <p>{tSheets('deleteWarning')}</p>
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
