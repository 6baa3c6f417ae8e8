import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tWriting } from '../../languages/writing';
import type { ChangePlantDto, PlantDto } from '../../shared/api/api';
import { keepInTab, keptInTab } from '../../shared/lib/tab-draft';
import { Button } from '../../shared/ui/button';
import { PlantForm } from './plant-form';
import { toChange, toValues, type PlantValues } from './plant-values';
import styles from './plant-form.module.css';

interface Props {
  plant: PlantDto;
  places: string[];
  submitLabel: string;
  /** Sends what was changed; throws the refusal. */
  onSave: (change: ChangePlantDto) => Promise<void>;
}

/** The form that changes a plant. What was changed is kept in this tab until it is saved or discarded. */
export function ChangeForm({ plant, places, submitLabel, onSave }: Props) {
  const { id: writer } = useAccount();
  const about = `plant:${plant.id}`;
  const before = toValues(plant);
  const [kept, setKept] = useState(() => JSON.parse(keptInTab(about, writer) || 'null') as object | null);
  const keep = (values: PlantValues) => {
    const changed = Object.entries(values).filter(
      ([field, value]) => value !== before[field as keyof PlantValues],
    );
    keepInTab(about, writer, changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : '');
  };
  const discard = () => {
    keepInTab(about, writer, '');
    setKept(null);
  };
  const save = async (values: PlantValues) => {
    const sent = keptInTab(about, writer);
    await onSave(toChange(before, values));
    if (keptInTab(about, writer) === sent) keepInTab(about, writer, '');
  };
  return (
    <>
      {kept && (
        <div className={styles.chosen}>
          <p>{tWriting('kept')}</p>
          <Button look="quiet" onClick={discard}>
            {tWriting('discard')}
          </Button>
        </div>
      )}
      <PlantForm
        key={String(kept !== null)}
        of="change"
        initial={{ ...before, ...kept }}
        onChange={keep}
        onSubmit={save}
        {...{ places, submitLabel }}
      />
    </>
  );
}
