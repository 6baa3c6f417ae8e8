import noPhoto from 'drawn/no-photo.svg';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lightWords } from '../../entities/plant/light-words';
import { tGarden } from '../../languages/garden';
import { tPlanting } from '../../languages/planting';
import { tSheets } from '../../languages/sheets';
import { reportEvent } from '../../shared/analytics/analytics';
import { useAddPlantMutation, type ApiError, type LibraryPlantDto } from '../../shared/api/api';
import { useFocusOnStep } from '../../shared/lib/focus-first';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { paths } from '../../shared/paths';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useToasts } from '../../shared/toast/toast';
import { Button } from '../../shared/ui/button';
import { PlantImage } from '../../shared/ui/plant-image';
import { Sheet } from '../../shared/ui/sheet';
import { PlantForm } from './plant-form';
import { NEW_PLANT, toNewPlant, type PlantValues } from './plant-values';
import { Action, ActionMenu } from './action-menu';
import styles from './plant-form.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The places that are in use. */
  places: string[];
  /** The library's search; the page passes it in, because features do not import each other. */
  library: (onChoose: (plant: LibraryPlantDto) => void) => ReactNode;
}

type Step = { at: 'menu' } | { at: 'library' } | { at: 'details'; plant?: LibraryPlantDto };

const titles: Record<Step['at'], () => string> = {
  menu: () => tGarden('addPlant'),
  library: () => tSheets('library'),
  details: () => tSheets('tellUs'),
};

/** Three ways to add a plant: identify it, choose it from the library, or type it in. */
export function AddPlantSheet({ open, onClose, places, library }: Props) {
  const [step, setStep] = useState<Step>({ at: 'menu' });
  useFocusOnStep(step.at);
  const close = () => {
    onClose();
    setStep({ at: 'menu' });
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={titles[step.at]()}
      tall={step.at === 'library'}
    >
      {step.at !== 'menu' && (
        <div className={styles.back}>
          <Button look="quiet" icon="back" onClick={() => setStep({ at: 'menu' })}>
            {tSheets('another')}
          </Button>
        </div>
      )}
      {step.at === 'menu' && <AddPlantMenu onStep={setStep} />}
      {step.at === 'library' && library((plant) => setStep({ at: 'details', plant }))}
      {step.at === 'details' && <Details plant={step.plant} places={places} onAdded={close} />}
    </Sheet>
  );
}

function AddPlantMenu({ onStep }: { onStep: (step: Step) => void }) {
  const navigate = useNavigate();
  return (
    <ActionMenu>
      <Action
        icon="camera"
        title={tSheets('identify')}
        text={tSheets('identifyText')}
        onChoose={() => void navigate(paths.identify)}
      />
      <Action
        icon="book"
        title={tSheets('library')}
        text={tSheets('libraryText')}
        onChoose={() => onStep({ at: 'library' })}
      />
      <Action
        icon="pencil"
        title={tSheets('type')}
        text={tSheets('typeText')}
        onChoose={() => onStep({ at: 'details' })}
      />
    </ActionMenu>
  );
}

interface DetailsProps {
  plant?: LibraryPlantDto;
  places: string[];
  onAdded: () => void;
}

function Details({ plant, places, onAdded }: DetailsProps) {
  const [addPlant] = useAddPlantMutation();
  const { showToast } = useToasts();
  const whileHere = useWhileHere();
  const add = async (values: PlantValues) => {
    const call = addPlant({ addPlantDto: toNewPlant(values, plant?.id) }).unwrap();
    const added = await call.catch((error: ApiError) => {
      showToast(gardenMessages.addFromResult.failed(error));
      throw error;
    });
    showToast(gardenMessages.addFromResult.done(added));
    reportEvent('plant_saved');
    whileHere(onAdded);
  };

  return (
    <>
      {plant && (
        <div className={styles.chosen}>
          <div className={styles.thumb}>
            <PlantImage src={plant.imageUrl} alt="" drawing={noPhoto} ratio="square" />
          </div>
          <p>
            <em>{plant.scientificName}</em>
            <br />
            {tSheets('needs', { water: plant.care.water, light: lightWords(plant.lightNeeds) })}
          </p>
        </div>
      )}
      <PlantForm
        of={plant ? 'library' : 'typed'}
        initial={{ ...NEW_PLANT, commonName: plant?.commonName ?? '' }}
        places={places}
        submitLabel={tPlanting('add')}
        onSubmit={add}
      />
    </>
  );
}
