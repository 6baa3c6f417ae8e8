import { useState } from 'react';
import { tSheets } from '../../languages/sheets';
import type { ChangePlantDto, PlantDto } from '../../shared/api/api';
import { useFocusOnStep } from '../../shared/lib/focus-first';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useToasts } from '../../shared/toast/toast';
import { Sheet } from '../../shared/ui/sheet';
import { PhotoAction } from './photo-action';
import { placesOf } from './places';
import { usePlantChanges } from '../../entities/plant/use-plant-changes';
import { Action, ActionMenu } from './action-menu';
import { ChangeForm } from './change-form';
import { ConfirmArchive, ConfirmDelete } from './confirm-leaving';

interface Props {
  /** Undefined closes the sheet. */
  plant?: PlantDto;
  /** Those of the garden, whose places are offered. */
  plants?: readonly PlantDto[];
  onClose: () => void;
  /** Called when the plant was archived or deleted. */
  onGone?: () => void;
}

/** Everything that can be changed about a plant: its details, archiving it, deleting it. */
export function PlantSheet({ plant, plants, onClose, onGone }: Props) {
  return (
    <Sheet
      open={Boolean(plant)}
      onOpenChange={(open) => !open && onClose()}
      title={plant?.commonName ?? tSheets('plant')}
    >
      {plant && <Steps key={plant.id} {...{ plant, plants, onClose, onGone }} />}
    </Sheet>
  );
}

function Steps({ plant, plants = [], onClose, onGone }: Props & { plant: PlantDto }) {
  const [step, setStep] = useState<'menu' | 'change' | 'archive' | 'delete'>('menu');
  const { showToast } = useToasts();
  const { change, archive, remove } = usePlantChanges();
  const whileHere = useWhileHere();
  useFocusOnStep(step);
  const left = () => {
    whileHere(onClose);
    onGone?.();
  };

  if (step === 'change') {
    const save = async (changed: ChangePlantDto) => {
      const { commonName } = await change(plant.id, changed);
      showToast(gardenMessages.changed(commonName));
      whileHere(onClose);
    };
    const submitLabel = tSheets('saveChanges');
    const places = placesOf(plants);
    return <ChangeForm {...{ plant, places, submitLabel }} onSave={save} />;
  }
  if (step === 'archive')
    return (
      <ConfirmArchive
        plant={plant}
        onArchive={async () => {
          if (await archive(plant)) left();
        }}
        onStay={onClose}
      />
    );
  if (step === 'delete')
    return (
      <ConfirmDelete
        plant={plant}
        onDelete={async () => {
          if (await remove(plant)) left();
        }}
        onStay={onClose}
      />
    );
  return (
    <ActionMenu>
      <Action
        icon="pencil"
        title={tSheets('change')}
        text={tSheets('changeText')}
        onChoose={() => setStep('change')}
      />
      <PhotoAction plant={plant} onDone={onClose} />
      <Action
        icon="journal"
        title={tSheets('gone')}
        text={tSheets('goneText')}
        onChoose={() => setStep('archive')}
      />
      <Action
        icon="trash"
        title={tSheets('deleteIt')}
        text={tSheets('deleteText')}
        onChoose={() => setStep('delete')}
      />
    </ActionMenu>
  );
}
