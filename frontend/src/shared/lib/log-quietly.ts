/** Logs a failure to the console only: another way follows, or it can be tried again. */
export const logQuietly = (what: string, error: unknown) => {
  // eslint-disable-next-line no-console
  console.warn(what, error);
};
