import { useKnownAccount } from '../../entities/account/use-account';
import { tCommunity } from '../../languages/community';
import { useGardenPlantsQuery } from '../../shared/api/api';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { Select } from '../../shared/ui/select';

/** Which of the author's plants a post shows, if any: empty for none. It is kept in this tab under a name, as the words are. */
export function usePlantChoice(draft: string) {
  const { data: plants = [] } = useGardenPlantsQuery({ archived: false });
  const { text, change, forget } = useTabDraft(draft, useKnownAccount()?.id, '');
  const plantId = plants.some(({ id }) => id === text) ? text : '';
  return { plants, plantId, change, forget };
}

/** Asks for the plant; nothing where there is none. */
export function PlantChoice({ plants, plantId, change }: ReturnType<typeof usePlantChoice>) {
  if (!plants.length) return null;
  return (
    <Select
      label={tCommunity('showPlant')}
      optional
      hint={tCommunity('plantHint')}
      value={plantId}
      onChange={({ target }) => change(target.value)}
      options={[
        { value: '', label: tCommunity('noPlant') },
        ...plants.map(({ id, commonName }) => ({ value: id, label: commonName })),
      ]}
    />
  );
}
