import { useState } from 'react';
import { useUpdatePlantMutation, type PlantDto } from '../../shared/api/api';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { scheduleMessages } from '../../shared/toast/messages/care';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import styles from './plant-page.module.css';

const loadForm = async () => (await import('./health-form')).HealthForm;

/** A plant's health problem in its owner's words, until it is well again. */
export function HealthNote({ plant }: { plant: PlantDto }) {
  const { id, commonName, problem } = plant;
  const [isOpen, setIsOpen] = useState(false);
  const [HealthForm, fetchForm] = useLazyComponent(loadForm);
  const [updatePlant, { isLoading }] = useUpdatePlantMutation();
  const report = useReport();
  const { unwell, well, undone, failed } = scheduleMessages;
  const note = (words: string | null) => updatePlant({ id, changePlantDto: { problem: words } }).unwrap();

  const heal = () =>
    report(note(null), {
      done: () => well(commonName, () => void report(note(problem), { done: undone, failed })),
      failed,
    });
  const save = async (words: string) => {
    if (await report(note(words), { done: () => unwell(commonName), failed })) setIsOpen(false);
  };

  if (problem) {
    return (
      <Banner
        kind="warning"
        title="It looks unwell"
        action={
          <Button look="secondary" icon="heart" busy={isLoading} onClick={heal}>
            It is well again
          </Button>
        }
      >
        {problem}
      </Banner>
    );
  }
  if (isOpen && HealthForm)
    return <HealthForm isBusy={isLoading} onSave={save} onCancel={() => setIsOpen(false)} />;
  return (
    <div className={styles.calm}>
      <Button look="quiet" icon="heart" onClick={async () => setIsOpen(await fetchForm())}>
        It looks unwell
      </Button>
    </div>
  );
}
