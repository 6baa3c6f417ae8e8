/** The IANA time zone of this device, such as Europe/Berlin. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** This device's for an account without one. One that was chosen stays on a journey: the seasons of the garden follow from it. */
export const timeZoneIfNone = (known: string | null | undefined) => (known ? undefined : ownTimeZone());
