import { useSyncExternalStore } from 'react';
import { language } from '../../languages/language';

/** As `addressIn` in few words: what people share by its path is for everybody. */
const spoken = (path: string) => (language() === 'en' || path[0] !== '/' ? path : `/${language()}${path}`);

const never = () => () => {};

/** The full URL of a path of the app in the reader’s language, or of the current page; only the path when the build renders a page. */
export const useAddress = (path?: string) =>
  useSyncExternalStore(
    never,
    () => (path ? new URL(spoken(path), location.origin).href : location.href),
    () => path ?? '/',
  );
