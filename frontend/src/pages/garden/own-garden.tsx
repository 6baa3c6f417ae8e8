import noMatch from 'drawn/no-match.svg';
import { memo, useMemo } from 'react';
import { tGarden } from '../../languages/garden';
import { sharedWords } from '../../content/shared-words';
import { useAccount } from '../../entities/account/use-account';
import { useCare } from '../../entities/care/use-care';
import { GardenCounters } from '../../features/garden/garden-counters';
import { GardenTools } from '../../features/garden/garden-tools';
import { isNeedyFirst } from '../../features/garden/garden-view';
import type { PlantActions } from '../../features/garden/plant-row';
import { PlantList } from '../../features/garden/plant-list';
import { ShareLater } from '../../features/share/share-later';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Section } from '../../shared/ui/page';
import { useGardenView } from './use-garden-view';
import styles from './garden-page.module.css';

interface Props {
  plants: PlantDto[];
  onChange: (plant: PlantDto) => void;
  onRemind: (plant: PlantDto) => void;
}

/** A member's plants: counters, search and filters, and a row for each. */
export const OwnGarden = memo(({ plants, onChange, onRemind }: Props) => {
  const { timeZone } = useAccount();
  const { shown, search, setSearch, filter, setFilter } = useGardenView(plants);
  const { actions, today } = usePlantActions(onChange, onRemind);
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <Section title={tGarden('yourPlants')}>
      <div className={styles.plants}>
        <GardenCounters plants={plants} />
        <GardenTools search={search} onSearch={setSearch} filter={filter} onFilter={setFilter} />
        <PlantList
          plants={shown}
          all={plants.length}
          words={words(shown, plants.length)}
          today={today}
          timeZone={timeZone}
          actions={actions}
        />
        {shown.length === 0 && (
          <EmptyState
            title={tGarden('noneFound')}
            drawing={noMatch}
            level={3}
            actions={
              <Button look="secondary" onClick={showAll}>
                {tGarden('showAll')}
              </Button>
            }
          >
            <p>{tGarden('noneMatch')}</p>
          </EmptyState>
        )}
      </div>
      {shown.length > 0 && (
        <Section title={tGarden('tellAFriend')}>
          <ShareLater {...sharedWords} url={paths.home} />
        </Section>
      )}
    </Section>
  );
});

function usePlantActions(change: PlantActions['change'], remind: PlantActions['remind']) {
  const care = useCare();
  const actions = useMemo<PlantActions>(
    () => ({
      water: (plant, soil) => void care.water(plant, soil),
      stillMoist: (plant) => {
        if (plant.waterTaskId)
          void care.answer(waterTaskOf(plant), 'still-moist', (id) => void care.undo(id));
      },
      remind,
      change,
    }),
    [care, remind, change],
  );
  return { actions, today: care.today };
}

const waterTaskOf = ({ id, waterTaskId, commonName }: PlantDto) => ({
  id: waterTaskId!,
  plantId: id,
  kind: 'water' as const,
  title: null,
  plantName: commonName,
});

function words(shown: PlantDto[], all: number): string {
  if (shown.length < all) return tGarden('someOf', { shown: shown.length, count: all });
  return tGarden(isNeedyFirst(shown) ? 'needyFirst' : 'plants', { count: all });
}
