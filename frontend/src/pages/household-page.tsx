import { lazy } from 'react';

// In a file of its own, so that the list of what it needs burdens no other page.
const Household = lazy(async () => ({ default: (await import('./household/household')).Household }));

/** Gardens that several people look after. */
export const HouseholdPage = () => <Household />;
