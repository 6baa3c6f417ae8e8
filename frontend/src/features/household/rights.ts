import { tHousehold } from '../../languages/household';
import { paths } from '../../shared/paths';

/** What a member of a household may do, in words. */
export const rights = () =>
  [
    { value: 'tick', label: tHousehold('tick') },
    { value: 'change', label: tHousehold('change') },
  ] as const;

/** Where the garden of another person is shown, and one of its plants. */
export const sharedPath = (garden: string, plant?: string) =>
  `${paths.household}/${garden}${plant ? `/${plant}` : ''}`;
