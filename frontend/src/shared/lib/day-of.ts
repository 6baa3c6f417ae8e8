const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of a moment where the reader is: "21 November 2026". */
export const dayOf = (moment: string) => format.format(new Date(moment));
