export { isPossible, isReady } from '../../shared/lib/identifier/is-ready';
export { GetReady } from './get-ready';
export { OnDevice } from './on-device';
