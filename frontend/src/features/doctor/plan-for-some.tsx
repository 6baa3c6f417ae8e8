import type { Answers, Cause } from '@leaflore/doctor';
import { useState } from 'react';
import { tDoctor } from '../../languages/doctor';
import { useGardenPlantsQuery, type PlantDto } from '../../shared/api/api';
import { usePlantPath } from '../../shared/lib/other-garden';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { Select } from '../../shared/ui/select';
import { usePlan } from './use-plan';

interface Props {
  cause: Cause;
  answers: Answers;
  isFirst: boolean;
  /** What was seen on a photo, in words. */
  words: string;
  /** Leads to the plant of a plan that was started. */
  onStarted: (path: string) => void;
}

const optionOf = ({ id, commonName, place }: PlantDto) => ({
  value: id,
  label: place ? `${commonName}, ${place}` : commonName,
});

/** Starts a plan for a plant of the garden that is chosen here. */
export function PlanForSome(props: Props) {
  const { data: plants } = useGardenPlantsQuery({ archived: false });
  const [chosen, setChosen] = useState<string>();
  if (!plants) return null;
  if (plants.length === 0)
    return (
      <LinkButton to={paths.garden} look="secondary" icon="pot">
        {tDoctor('addFirst')}
      </LinkButton>
    );
  const plant = plants.find(({ id }) => id === chosen) ?? plants[0]!;
  return (
    <>
      <Select
        label={tDoctor('which')}
        options={plants.map(optionOf)}
        value={plant.id}
        onChange={({ target }) => setChosen(target.value)}
      />
      <StartFor key={plant.id} plant={plant} {...props} />
    </>
  );
}

/** The button that starts a plan. */
export function StartFor({
  plant,
  cause: { problem },
  answers,
  isFirst,
  words,
  onStarted,
}: Props & { plant: PlantDto }) {
  const { start, isBusy } = usePlan(plant);
  const pathOf = usePlantPath();
  const begin = async () => {
    if (await start({ diagnosis: problem.id, answers, words })) onStarted(pathOf(plant.id));
  };
  return (
    <Button
      look={isFirst ? 'primary' : 'secondary'}
      icon="check"
      busy={isBusy}
      aria-label={tDoctor('startNamed', { name: problem.name })}
      onClick={() => void begin()}
    >
      {tDoctor('start')}
    </Button>
  );
}
