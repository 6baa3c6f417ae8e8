import type { ComponentProps } from 'react';
import { tGarden } from '../../languages/garden';
import { AddPlantSheet } from '../../features/garden/add-plant-sheet';
import { LibraryFinder } from '../../features/library/library-finder';

type Props = Omit<ComponentProps<typeof AddPlantSheet>, 'library'>;

/** The sheet for adding a plant, with the library to search in. */
export const AddPlant = (props: Props) => (
  <AddPlantSheet
    {...props}
    library={(onChoose) => <LibraryFinder onChoose={onChoose} otherwise={tGarden('typeIt')} />}
  />
);
