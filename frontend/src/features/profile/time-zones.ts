interface Option {
  value: string;
  label: string;
}

const labelOf = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** Every time zone of this browser, by its IANA name. */
export const knownTimeZones = (): string[] =>
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

/**
 * The time zones to choose from: the device's own first, and the chosen one even if this browser does not list it.
 */
export function timeZoneOptions(own: string, chosen: string | null, known: string[]): Option[] {
  const others = [...new Set([...known, chosen ?? own])].filter((zone) => zone !== own).sort();
  const rest = others.map((zone) => ({ value: zone, label: labelOf(zone) }));
  return [{ value: own, label: `${labelOf(own)} (this device)` }, ...rest];
}
