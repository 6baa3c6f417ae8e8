/**
 * The panel of what waits for a network, and the logout, which asks about it: one file to fetch, so that a page that has lost the
 * network has both.
 */
export { lookForWaiting, WaitingPanel } from '../../features/offline/waiting-panel';
export { leave } from './leave';
