/** The IANA time zone of this device, such as Europe/Berlin. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
