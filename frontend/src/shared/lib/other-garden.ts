import { createContext, useContext } from 'react';
import type { CareTaskDto } from '../api/api';
import { paths } from '../paths';
import type { LocalDate } from './local-date';

/** A task, as far as an answer to it needs it. */
type Task = Pick<CareTaskDto, 'id' | 'kind' | 'title' | 'plantId' | 'plantName'>;

/** The garden of another person, for components that people have on the pages of their own garden as well. */
export interface OtherGarden {
  /** The id of its owner. */
  id: string;
  timeZone: string | null;
  mayChange: boolean;
  /** For an earlier day where one is given. */
  answer: (
    task: Task,
    how: 'done' | 'was-dry' | 'still-moist' | 'later',
    day?: LocalDate,
  ) => Promise<unknown>;
  /** Resolves to whether it was undone. */
  undo: (eventId: string) => Promise<boolean>;
  pathOf: (plantId: string) => string;
}

const Context = createContext<OtherGarden | undefined>(undefined);

/** What is below is about the garden of another person. */
export const InOtherGarden = Context.Provider;

/** The garden of another person; undefined in one's own. */
export const useOtherGarden = () => useContext(Context);

/** What calls about this garden have beside their own arguments; see `shared-garden.ts`. */
export function useInGarden(): { garden?: string } {
  const id = useOtherGarden()?.id;
  return id ? { garden: id } : {};
}

/** Where a plant of this garden is shown. */
export const usePlantPath = () => useOtherGarden()?.pathOf ?? paths.plant;
