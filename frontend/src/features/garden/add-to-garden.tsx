import { useLayoutEffect, useRef, useState } from 'react';
import { useKnownAccount } from '../../entities/account/use-account';
import type { LastWateredAnswer } from '../../entities/plant/last-watered';
import { tPlanting } from '../../languages/planting';
import { reportEvent } from '../../shared/analytics/analytics';
import { useAddPlantMutation, type AddPlantDto, type PlantDto } from '../../shared/api/api';
import { useContentKeys } from '../../shared/lib/content-keys';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { gardenMessages } from '../../shared/toast/messages/garden';
import { useReport } from '../../shared/toast/use-report';
import { paths } from '../../shared/paths';
import { Button, type ButtonLook } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './garden.module.css';

interface Props {
  plant: AddPlantDto;
  /** Where the button is: the failure message differs. */
  from: 'result' | 'guide';
  /** The plant of the garden that it has become before. */
  before?: PlantDto;
  look?: ButtonLook['look'];
}

const loadQuestion = () => import('../../entities/plant/last-watered');

/** Asks when a plant was last watered and adds it, then becomes a link to it, so that it is not added twice. */
export function AddToGarden({ plant, from, look, before }: Props) {
  const [addPlant, { data: kept }] = useAddPlantMutation();
  const keys = useContentKeys('plant', useKnownAccount()?.id);
  const report = useReport();
  const [question, fetchQuestion] = useLazyComponent(loadQuestion);
  const [isAsking, setIsAsking] = useState(false);
  const [busyWith, setBusyWith] = useState<LastWateredAnswer>();
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to what is in its place, before the dialog around it takes it, and that is seen: the
  // answers would be below the window, and in large type those above the one that was pressed may have filled it.
  useLayoutEffect(() => {
    if (!kept && !isAsking) return;
    place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: !kept });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [kept, isAsking]);

  const add = async (watered: LastWateredAnswer) => {
    setBusyWith(watered);
    const words = from === 'result' ? gardenMessages.addFromResult : gardenMessages.addFromGuide;
    const addPlantDto = { ...draft(plant), watered };
    const call = addPlant({
      addPlantDto,
      'Idempotency-Key': keys.keyOf(JSON.stringify(addPlantDto)),
    }).unwrap();
    const added = await report(call, words);
    if (added) {
      keys.forget();
      reportEvent('plant_saved');
    }
    setBusyWith(undefined);
  };

  const there = kept ?? before;
  if (there) {
    return (
      <div ref={place} className={styles.kept}>
        <LinkButton to={paths.plant(there.id)} look="secondary" icon="pot">
          {tPlanting('seeIt')}
        </LinkButton>
      </div>
    );
  }
  if (question && isAsking)
    return (
      <div ref={place} className={styles.kept}>
        <question.LastWatered busyWith={busyWith} onAnswer={(watered) => void add(watered)} />
      </div>
    );
  return (
    <Button look={look} icon="pot" onClick={async () => setIsAsking(await fetchQuestion())}>
      {tPlanting('add')}
    </Button>
  );
}

/** The fields that the garden stores; a plant of a result or of the library has more. */
const draft = ({
  commonName,
  scientificName,
  description,
  imageUrl,
  waterNeeds,
  lightNeeds,
  soilType,
  careInstructions,
  libraryId,
}: AddPlantDto): AddPlantDto => ({
  commonName,
  scientificName,
  description,
  imageUrl,
  waterNeeds,
  lightNeeds,
  soilType,
  careInstructions,
  libraryId,
});
