/** Logs a failed share to the console only: another way of sharing follows, or it can be tried again. */
export const logQuietly = (what: string, error: unknown) => {
  // eslint-disable-next-line no-console
  console.warn(what, error);
};
