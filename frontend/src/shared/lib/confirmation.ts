import type { Dispatch } from '../api/dispatch';

/** How the person is asked to show again who they are: resolves to whether they did. The app says how, when it starts. */
export const confirmation = { ask: (_dispatch: Dispatch): Promise<boolean> => Promise.resolve(false) };
