import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the device is held in the hand and has a touch screen; true when the build renders a page. */
export const useIsPhone = () =>
  useSyncExternalStore(
    never,
    () => window.matchMedia('(hover: none) and (pointer: coarse)').matches,
    () => true,
  );
