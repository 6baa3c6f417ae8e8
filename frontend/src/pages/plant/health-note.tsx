import { lazy, Suspense, useState } from 'react';
import { tPlant } from '../../languages/plant';
import { withTexts } from '../../languages/texts';
import { useUpdatePlantMutation, type PlantDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { scheduleMessages } from '../../shared/toast/messages/schedule';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import styles from './plant-page.module.css';

const loadForm = async () => (await import('./health-form')).HealthForm;
const ProblemPlan = lazy(async () => ({
  default: (await withTexts(import('./problem-plan'))).ProblemPlan,
}));

interface Props {
  plant: PlantDto;
  today: LocalDate;
}

/** The plant's open problem with its plan, or the way to say that it looks unwell. */
export function HealthNote({ plant, today }: Props) {
  const { id, commonName, problem } = plant;
  const [isOpen, setIsOpen] = useState(false);
  const [HealthForm, fetchForm] = useLazyComponent(loadForm);
  const [updatePlant, { isLoading }] = useUpdatePlantMutation();
  const report = useReport();
  const { unwell, failed } = scheduleMessages;

  const save = async (words: string) => {
    const call = updatePlant({ id, changePlantDto: { problem: words } }).unwrap();
    return Boolean(await report(call, { done: () => unwell(commonName), failed }));
  };

  // The form gives way to the plan, not to its button first, which would take the focus with it.
  if (problem && isOpen) setIsOpen(false);
  if (problem) {
    return (
      <Suspense
        fallback={
          <Banner kind="warning" title={tPlant('needsYou')}>
            {problem}
          </Banner>
        }
      >
        <ProblemPlan {...{ plant, today }} />
      </Suspense>
    );
  }
  if (isOpen && HealthForm)
    return <HealthForm plantId={id} isBusy={isLoading} onSave={save} onCancel={() => setIsOpen(false)} />;
  return (
    <div className={styles.calm}>
      <Button look="quiet" icon="heart" onClick={async () => setIsOpen(await fetchForm())}>
        {tPlant('looksUnwell')}
      </Button>
    </div>
  );
}
