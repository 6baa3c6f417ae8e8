import { tCommunity } from '../../languages/community';
import { useGardenPlantsQuery } from '../../shared/api/api';
import { Select } from '../../shared/ui/select';

interface Props {
  /** The id of a plant; empty for none. */
  value: string;
  onChange: (plantId: string) => void;
}

/** Which of the author's plants a post shows, if any; nothing where there is no plant. */
export function PlantChoice({ value, onChange }: Props) {
  const { data: plants = [] } = useGardenPlantsQuery({ archived: false });
  if (!plants.length) return null;
  return (
    <Select
      label={tCommunity('showPlant')}
      optional
      hint={tCommunity('plantHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: tCommunity('noPlant') },
        ...plants.map(({ id, commonName }) => ({ value: id, label: commonName })),
      ]}
    />
  );
}
