import type { Dispatch } from '../api/dispatch';

/** Why somebody is asked: their login was a while ago, or is over. */
export type Reason = 'confirmation-needed' | 'authentication-required';

/** What an endpoint says of it (`extraOptions`). */
export interface Asking {
  /** Its calls are sent by themselves, and again: nobody is asked for them. */
  isQuiet?: boolean;
}

/** The store of the call that needs it, which the answer goes through. */
export interface Asker {
  dispatch: Dispatch;
}

/** How the person is asked to show again who they are: resolves to whether they did. The app says how, when it starts. */
export const confirmation = {
  ask: (_from: Asker, _why: Reason, _asking?: Asking): Promise<boolean> => Promise.resolve(false),
};
