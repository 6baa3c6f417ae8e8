import { useState, type ComponentProps } from 'react';
import { tGarden } from '../../languages/garden';
import { AddPlantSheet } from '../../features/garden/add-plant-sheet';
import { LibraryFinder, type Sought } from '../../features/library/library-finder';

type Props = Omit<ComponentProps<typeof AddPlantSheet>, 'library'>;

/** The sheet for adding a plant, with the library to search in. */
export function AddPlant(props: Props) {
  const [sought, setSought] = useState<Sought>();
  return (
    <AddPlantSheet
      {...props}
      onClose={() => {
        setSought(undefined);
        props.onClose();
      }}
      library={(onChoose) => (
        <LibraryFinder
          onChoose={onChoose}
          otherwise={tGarden('typeIt')}
          initial={sought}
          onSeek={setSought}
        />
      )}
    />
  );
}
