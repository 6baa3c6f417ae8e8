import { paths } from '../../shared/paths';

/** What a member of a household may do, in words. */
export const RIGHTS = [
  { value: 'tick', label: 'See and tick' },
  { value: 'change', label: 'Change everything' },
] as const;

/** Where the garden of another person is shown, and one of its plants. */
export const sharedPath = (garden: string, plant?: string) =>
  `${paths.household}/${garden}${plant ? `/${plant}` : ''}`;
