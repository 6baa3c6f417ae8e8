/** The form for a note comes when somebody writes or changes one. */
export const loadEntryForm = async () => (await import('./entry-form')).EntryForm;
