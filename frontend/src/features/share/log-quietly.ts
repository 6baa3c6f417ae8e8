/** Leaves a trace in the browser's console, and nothing on the screen: sharing goes on another way, or can be tried again. */
export const logQuietly = (what: string, error: unknown) => {
  // eslint-disable-next-line no-console
  console.warn(what, error);
};
