import type { ComponentProps } from 'react';
import { AddPlantSheet } from '../../features/garden/add-plant-sheet';
import { LibraryPicker } from './library-picker';

type Props = Omit<ComponentProps<typeof AddPlantSheet>, 'library'>;

/** The three ways to a new plant, with the library to search in. */
export const AddPlant = (props: Props) => (
  <AddPlantSheet {...props} library={(onChoose) => <LibraryPicker onChoose={onChoose} />} />
);
