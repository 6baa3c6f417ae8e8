import { useEffect, useState } from 'react';
import { language } from '../../languages/language';
import { useKnownAccount } from './use-account';

type InUnits = (typeof import('@leaflore/doctor/units'))['inUnits'];
let known: InUnits | undefined;

/**
 * Renders a text, whose lengths and temperatures are metric, in the reader's units. The conversion is fetched only for accounts with
 * imperial units; until it has come, and for visitors, texts stay as they are.
 */
export function useUnits(): (text: string) => string {
  const isImperial = useKnownAccount()?.units === 'imperial';
  const [inUnits, setInUnits] = useState(() => known);
  useEffect(() => {
    if (!isImperial || inUnits) return;
    const take = (units: { inUnits: InUnits }) => setInUnits(() => (known = units.inUnits));
    void import('@leaflore/doctor/units').then(take, () => undefined);
  }, [isImperial, inUnits]);
  return (text) => (isImperial && inUnits ? inUnits(text, 'imperial', language()) : text);
}
