import { tProfile } from '../../languages/profile';
import { currentZoneName } from '../../shared/lib/current-zone-name';

interface Option {
  value: string;
  label: string;
}

const labelOf = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** Every time zone of this browser, by its IANA name. */
export const knownTimeZones = (): string[] =>
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

/**
 * The time zones to choose from, by their current names: the device's own first, and the chosen one even if this
 * browser does not list it.
 */
export function timeZoneOptions(own: string, chosen: string | null, known: string[]): Option[] {
  const first = currentZoneName(own);
  const others = new Set([...known, chosen ?? own].map(currentZoneName));
  others.delete(first);
  const rest = [...others].sort().map((zone) => ({ value: zone, label: labelOf(zone) }));
  return [{ value: first, label: tProfile('zoneHere', { zone: labelOf(first) }) }, ...rest];
}
