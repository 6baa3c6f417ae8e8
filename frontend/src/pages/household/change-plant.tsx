import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tHousehold } from '../../languages/household';
import { tShell } from '../../languages/shell';
import { withTexts } from '../../languages/texts';
import styles from '../../features/household/household.module.css';
import { sharedPath } from '../../features/household/rights';
import type { PlantDto } from '../../shared/api/api';
import {
  useChangeSharedMutation,
  useRemoveSharedMutation,
  useRestoreSharedMutation,
} from '../../shared/api/shared-garden';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { householdMessages } from '../../shared/toast/messages/household';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Sheet } from '../../shared/ui/sheet';

const ChangeForm = lazy(async () => ({
  default: (await withTexts(import('../../features/garden/change-form'))).ChangeForm,
}));

interface Props {
  garden: string;
  plant: PlantDto;
}

/** For who may change a plant of another person: its form, and the ways out of the garden, each with an undo. */
export function ChangePlant({ garden, plant }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [change] = useChangeSharedMutation();
  const [remove, { isLoading }] = useRemoveSharedMutation();
  const [restore] = useRestoreSharedMutation();
  const report = useReport();
  const navigate = useNavigate();
  const { id, commonName, archivedAt } = plant;
  const back = () => void report(restore({ garden, id }).unwrap(), householdMessages.plantBack);
  const move = (archived: boolean) => change({ garden, id, change: { archived } }).unwrap();
  const { broughtBack, archived, failed } = gardenMessages;
  const unarchive = () => void report(move(false), { done: () => broughtBack(commonName), failed });
  const archive = () => void report(move(true), { done: () => archived(commonName, unarchive), failed });
  const erase = async () => {
    const gone = remove({ garden, id })
      .unwrap()
      .then(() => true);
    if (await report(gone, householdMessages.plantRemoved(commonName, back)))
      void navigate(sharedPath(garden));
  };
  return (
    <div className={styles.buttons}>
      <Button look="secondary" icon="pencil" onClick={() => setOpen(true)}>
        {tHousehold('changeIt')}
      </Button>
      {archivedAt ? (
        <Button look="secondary" icon="pot" onClick={unarchive}>
          {tHousehold('bringItBack')}
        </Button>
      ) : (
        <Button look="quiet" icon="journal" onClick={archive}>
          {tHousehold('noLongerHere')}
        </Button>
      )}
      <Button look="quiet" icon="trash" busy={isLoading} onClick={() => void erase()}>
        {tHousehold('deleteIt')}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={tHousehold('changeNamed', { name: commonName })}>
        <Change {...{ garden, plant }} onClose={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}

function Change({ garden, plant, onClose }: Props & { onClose: () => void }) {
  const [change] = useChangeSharedMutation();
  const whileHere = useWhileHere();
  return (
    <Suspense>
      <ChangeForm
        plant={plant}
        places={[]}
        submitLabel={tShell('save')}
        onSave={async (changed) => {
          await change({ garden, id: plant.id, change: changed }).unwrap();
          whileHere(onClose);
        }}
      />
    </Suspense>
  );
}
