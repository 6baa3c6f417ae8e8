import { lazy } from 'react';
import { withTexts } from '../languages/texts';

// In a file of its own, so that the list of what it needs burdens no other page.
const Household = lazy(async () => ({
  default: (await withTexts(import('./household/household'))).Household,
}));

/** Gardens that several people look after. */
export const HouseholdPage = () => <Household />;
