import type { ReactNode } from 'react';
import type { IdentificationRecordDto, IdentifiedPlantDto } from '../../shared/api/api';
import type { Choice, Reading } from './reading';

/** Props of a result. */
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
  /** Why there is no answer, with a way to try again; for an identification that failed. */
  failure: ReactNode;
  /** It has just arrived: the page scrolls to it. */
  isNew: boolean;
  /** The photos as this tab has them, in their order; null for one that this browser cannot show. */
  previews?: (string | null)[];
}

/** Props of each part of a result. */
export interface PartProps extends ResultProps {
  reading: Reading;
  isBusy: boolean;
  choose: (guess: Choice) => void;
  confirm: () => Promise<boolean>;
}
