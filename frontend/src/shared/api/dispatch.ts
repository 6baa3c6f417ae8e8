import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The store's dispatch: a call of the API answers its promise. For `useDispatch<Dispatch>()`, as pages and features know no store. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
