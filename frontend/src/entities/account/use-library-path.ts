import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import { useAccount } from './use-account';

/** Where the plant library opens: over Home, which with Easy view is another page. */
export const useLibraryPath = () => (useAccount().easyView ? readingPaths.plants : `${paths.home}?library`);
