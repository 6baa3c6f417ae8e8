/** What is shown while an identification is under way; its code comes when it is needed. */
export const loadLooking = async () => (await import('./looking')).Looking;
