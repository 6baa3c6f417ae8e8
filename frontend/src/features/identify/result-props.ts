import type { ReactNode } from 'react';
import type { IdentificationRecordDto, IdentifiedPlantDto } from '../../shared/api/api';
import type { Choice } from './reading';

/** Props of every kind of result. */
export interface ResultProps {
  record: IdentificationRecordDto;
  /** Actions on a plant that has a name: the page decides. */
  actions: (plant: IdentifiedPlantDto) => ReactNode;
  /** The share block. */
  share: (plant: IdentifiedPlantDto) => ReactNode;
  /** Opens the library, to find the right plant by name. */
  search: (choose: (plant: Choice) => void) => ReactNode;
  /** Back to the photos, for another one of the same plant. */
  another: ReactNode;
  /** It has just arrived: the page scrolls to it. */
  isNew?: boolean;
}
