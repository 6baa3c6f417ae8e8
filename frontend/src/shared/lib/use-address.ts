import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The full URL of a path of the app, or of the current page; only the path when the build renders a page. */
export const useAddress = (path?: string) =>
  useSyncExternalStore(
    never,
    () => (path ? new URL(path, location.origin).href : location.href),
    () => path ?? '/',
  );
