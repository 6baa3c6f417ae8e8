import type { ReactNode } from 'react';
import type { IdentificationRecordDto, IdentifiedPlantDto } from '../../shared/api/api';
import type { Choice } from './reading';

/** What every kind of answer is told. */
export interface ResultProps {
  record: IdentificationRecordDto;
  /** What can be done with a plant that has a name: the page decides. */
  actions: (plant: IdentifiedPlantDto) => ReactNode;
  /** The ways to tell others about it. */
  share: (plant: IdentifiedPlantDto) => ReactNode;
  /** The way to look a plant up by its name and to say that it is that one. */
  search: (choose: (plant: Choice) => void) => ReactNode;
  /** The way to another photo of the same plant. */
  another: ReactNode;
  /** It has just arrived: the reader is taken to it. */
  isNew?: boolean;
}
