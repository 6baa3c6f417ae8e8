import { lazy, Suspense, useState } from 'react';
import { tHousehold } from '../../languages/household';
import { withTexts } from '../../languages/texts';
import type { PlantDto } from '../../shared/api/api';
import { useChangeSharedMutation } from '../../shared/api/shared-garden';
import type { LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { scheduleMessages } from '../../shared/toast/messages/schedule';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';

const PlanPanel = lazy(async () => ({
  default: (await withTexts(import('../../features/doctor/plan-panel'))).PlanPanel,
}));
const HealthForm = lazy(async () => ({
  default: (await withTexts(import('../plant/health-form'))).HealthForm,
}));

interface Props {
  garden: string;
  plant: PlantDto;
  today: LocalDate;
}

/** What ails a plant of another person, with its plan; for who may change it, also the way to say that it looks unwell. */
export function SharedHealth({ garden, plant, today }: Props) {
  const mayChange = useOtherGarden()?.mayChange;
  const [isOpen, setOpen] = useState(false);
  const [change, { isLoading }] = useChangeSharedMutation();
  const report = useReport();
  const { id, commonName, problem } = plant;
  const save = async (words: string) => {
    const { unwell, failed } = scheduleMessages;
    const call = change({ garden, id, change: { problem: words } }).unwrap();
    return Boolean(await report(call, { done: () => unwell(commonName), failed }));
  };
  const waiting = <Skeleton shape="card" label={tHousehold('loadingNeeds')} />;
  // The form gives way to the plan, not to its button first, which would take the focus with it.
  if (problem && isOpen) setOpen(false);
  if (problem)
    return (
      <Suspense fallback={waiting}>
        <PlanPanel {...{ plant, today }} />
      </Suspense>
    );
  if (!mayChange) return null;
  return isOpen ? (
    <Suspense fallback={waiting}>
      <HealthForm plantId={id} isBusy={isLoading} onSave={save} onCancel={() => setOpen(false)} />
    </Suspense>
  ) : (
    <div>
      <Button look="quiet" icon="heart" onClick={() => setOpen(true)}>
        {tHousehold('looksUnwell')}
      </Button>
    </div>
  );
}
