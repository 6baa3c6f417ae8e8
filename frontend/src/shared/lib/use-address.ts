import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The whole address of a path of the app, or of the open page; only the path where the build renders a page. */
export const useAddress = (path?: string) =>
  useSyncExternalStore(
    never,
    () => (path ? new URL(path, location.origin).href : location.href),
    () => path ?? '/',
  );
