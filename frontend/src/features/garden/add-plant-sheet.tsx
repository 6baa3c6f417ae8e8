import noPhoto from 'drawn/no-photo.svg';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../entities/account/use-account';
import { lightWords } from '../../entities/plant/light-words';
import { tGarden } from '../../languages/garden';
import { tPlanting } from '../../languages/planting';
import { tSheets } from '../../languages/sheets';
import { tWriting } from '../../languages/writing';
import { reportEvent } from '../../shared/analytics/analytics';
import {
  useAddPlantMutation,
  type ApiError,
  type LibraryPlantDto,
  type PlantDto,
} from '../../shared/api/api';
import { useContentKeys } from '../../shared/lib/content-keys';
import { useFocusOnStep } from '../../shared/lib/focus-first';
import { keepInTab, keptInTab } from '../../shared/lib/tab-draft';
import { useWhileHere } from '../../shared/lib/use-while-here';
import { paths } from '../../shared/paths';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useToasts } from '../../shared/toast/toast';
import { Button } from '../../shared/ui/button';
import { PlantImage } from '../../shared/ui/plant-image';
import { Sheet } from '../../shared/ui/sheet';
import { placesOf } from './places';
import { PlantForm } from './plant-form';
import { NEW_PLANT, toNewPlant, type PlantValues } from './plant-values';
import { Action, ActionMenu } from './action-menu';
import styles from './plant-form.module.css';

interface Props {
  open: boolean;
  /** Begins with the form for one that is typed in. */
  isTyped?: boolean;
  onClose: () => void;
  /** Those of the garden, whose places are offered. */
  plants?: readonly PlantDto[];
  /** The library's search; the page passes it in, because features do not import each other. */
  library: (onChoose: (plant: LibraryPlantDto) => void) => ReactNode;
}

/** What was typed and chosen about a plant of the library, by its id, or about one that is typed in. */
type Kept = Record<string, PlantValues | undefined>;
const TYPED_IN = 'typed';
const ABOUT = 'new-plants';

/** Kept in this tab, so that a reload loses nothing, until the plant is added or the sheet closed. */
function useKept() {
  const { id: writer } = useAccount();
  const [atFirst, setAtFirst] = useState(() => JSON.parse(keptInTab(ABOUT, writer) || '{}') as Kept);
  const [kept, setKept] = useState(atFirst);
  const keep = (next: Kept) => {
    setKept(next);
    keepInTab(ABOUT, writer, Object.values(next).some(Boolean) ? JSON.stringify(next) : '');
  };
  const forget = () => {
    setAtFirst({});
    keep({});
  };
  return { atFirst, kept, keep, forget };
}

const isSame = (a: PlantValues, b: PlantValues) =>
  (Object.keys(b) as (keyof PlantValues)[]).every((field) => a[field] === b[field]);

type Step = { at: 'menu' } | { at: 'library' } | { at: 'details'; plant?: LibraryPlantDto };

const titles: Record<Step['at'], () => string> = {
  menu: () => tGarden('addPlant'),
  library: () => tSheets('library'),
  details: () => tSheets('tellUs'),
};

/** Three ways to add a plant: identify it, choose it from the library, or type it in. What was typed stays on the way to another. */
export function AddPlantSheet({ open, isTyped, onClose, plants, library }: Props) {
  const [chosen, setStep] = useState<Step>();
  const step: Step = chosen ?? { at: isTyped ? 'details' : 'menu' };
  const { atFirst, kept, keep, forget } = useKept();
  const keys = useContentKeys('new-plants', useAccount().id);
  const id = (step.at === 'details' && step.plant?.id) || TYPED_IN;
  const isTyping = step.at === 'details' && !step.plant;
  useFocusOnStep(step.at);
  const close = () => {
    onClose();
    setStep(undefined);
    keys.forget();
    forget();
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={titles[step.at]()}
      tall={step.at === 'library'}
      stays={Object.values(kept).some(Boolean)}
    >
      {step.at !== 'menu' && (
        <div className={styles.back}>
          <Button
            look="quiet"
            icon="back"
            data-way-back={isTyping || undefined}
            onClick={() => setStep({ at: 'menu' })}
          >
            {tSheets('another')}
          </Button>
        </div>
      )}
      {step.at === 'menu' && <AddPlantMenu onStep={setStep} />}
      {step.at === 'library' && library((plant) => setStep({ at: 'details', plant }))}
      {step.at === 'details' && (
        <Details
          plant={step.plant}
          plants={plants}
          kept={kept[id]}
          wasKept={Boolean(atFirst[id])}
          keys={keys}
          onKeep={(values) => keep({ ...kept, [id]: values })}
          onAdded={close}
        />
      )}
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

interface DetailsProps extends Pick<Props, 'plants'> {
  plant?: LibraryPlantDto;
  kept?: PlantValues;
  wasKept: boolean;
  keys: ReturnType<typeof useContentKeys>;
  onKeep: (values: PlantValues | undefined) => void;
  onAdded: () => void;
}

function Details({ plant, plants = [], kept, wasKept, keys, onKeep, onAdded }: DetailsProps) {
  const [addPlant] = useAddPlantMutation();
  const { showToast } = useToasts();
  const whileHere = useWhileHere();
  const fresh = { ...NEW_PLANT, commonName: plant?.commonName ?? '' };
  const add = async (values: PlantValues) => {
    const addPlantDto = toNewPlant(values, plant?.id);
    const call = addPlant({
      addPlantDto,
      'Idempotency-Key': keys.keyOf(JSON.stringify(addPlantDto)),
    }).unwrap();
    const added = await call.catch((error: ApiError) => {
      showToast(gardenMessages.addFromResult.failed(error));
      throw error;
    });
    showToast(gardenMessages.addFromResult.done(added));
    reportEvent('plant_saved');
    keys.forget();
    onKeep(undefined);
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
      {wasKept && (
        <div className={styles.chosen}>
          <p>{tWriting('kept')}</p>
        </div>
      )}
      <PlantForm
        of={plant ? 'library' : 'typed'}
        initial={kept ?? fresh}
        places={placesOf(plants)}
        submitLabel={tPlanting('add')}
        onChange={(values) => onKeep(isSame(values, fresh) ? undefined : values)}
        onSubmit={add}
      />
    </>
  );
}
