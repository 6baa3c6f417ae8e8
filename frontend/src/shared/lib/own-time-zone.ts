/** The IANA time zone of this device, such as Europe/Berlin: so that "today" is the reader's today. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
