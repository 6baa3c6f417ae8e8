import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** How the person is asked to show again who they are: resolves to whether they did. The app says how, when it starts. */
export const confirmation = { ask: (_dispatch: Dispatch): Promise<boolean> => Promise.resolve(false) };
