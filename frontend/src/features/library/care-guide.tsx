import type { ReactNode } from 'react';
import { tGuide } from '../../languages/guide';
import type { LibraryPlantDto } from '../../shared/api/api';
import { useGetGuideQuery } from '../../shared/api/guides';
import { Dialog } from '../../shared/ui/dialog';
import { GuideContent } from './guide-content';
import styles from './care-guide.module.css';

interface Props {
  /** Undefined closes the guide. */
  plant?: LibraryPlantDto;
  onClose: () => void;
  /** Further actions on the plant: the page decides. */
  actions: (plant: LibraryPlantDto) => ReactNode;
  /** When to water it, and reminders: shown when the reader asks for reminders. */
  remind: (plant: LibraryPlantDto) => ReactNode;
}

/** The care guide in a dialog; on its own page it has the same content. Without network it lacks what the library's list does not say. */
export function CareGuide({ plant, onClose, actions, remind }: Props) {
  const { currentData } = useGetGuideQuery({ slug: plant?.slug ?? '' }, { skip: !plant });
  return (
    <Dialog
      open={Boolean(plant)}
      onOpenChange={(open) => !open && onClose()}
      title={tGuide('title')}
      size="wide"
    >
      {plant && (
        <GuideContent
          key={plant.id}
          plant={plant}
          propagation={currentData?.propagation}
          actions={actions(plant)}
          remind={remind(plant)}
        >
          <h3 className={styles.name}>{plant.commonName}</h3>
        </GuideContent>
      )}
    </Dialog>
  );
}
