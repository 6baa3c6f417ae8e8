import { inUnits } from '@leaflore/doctor/units';
import { useSession } from './use-account';

/** Renders a text, whose lengths and temperatures are metric, in the reader's units; visitors read metric ones. */
export function useUnits(): (text: string) => string {
  const { account } = useSession();
  return (text) => inUnits(text, account?.units);
}
