import type { Dispatch } from '../api/dispatch';

/** Why somebody is asked: their login was a while ago, or is over. */
export type Reason = 'confirmation-needed' | 'authentication-required';

/** How the person is asked to show again who they are: resolves to whether they did. The app says how, when it starts. */
export const confirmation = {
  ask: (_dispatch: Dispatch, _why: Reason): Promise<boolean> => Promise.resolve(false),
};
