import { configureStore } from '@reduxjs/toolkit';
import { someone } from '../entities/account/account';
import { api, type TodayDto } from '../shared/api/api';
import { PATHS_OF_FUNCTIONS, toastSlice } from '../shared/toast/toast';

/** A fresh store: what the server has answered, and the toast that is shown. */
export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, [toastSlice.name]: toastSlice.reducer },
    middleware: (standard) => standard({ serializableCheck: PATHS_OF_FUNCTIONS }).concat(api.middleware),
  });

/** The reader for whom a page is rendered. A newcomer is a member with an empty garden; without `premium`, the plan is free. */
export type Reader = 'visitor' | 'member' | 'newcomer' | 'premium' | 'premium-newcomer';

const isNewcomer = (who: Reader) => who.endsWith('newcomer');

const NOTHING_TO_DO: TodayDto = { date: '', due: [], putOff: [], done: [], next: [] };

/**
 * A store for a page that the build has rendered: seeded with a visitor, with a member of whom only the plan is known
 * yet, or with one whose garden is also empty.
 */
export async function makeStoreFor(who: Reader) {
  const store = makeStore();
  const seed = api.util.upsertQueryData;
  const member = who === 'visitor' ? null : someone(who.startsWith('premium'));
  await store.dispatch(seed('signedInUser', undefined, member));
  if (isNewcomer(who)) {
    await store.dispatch(seed('gardenPlants', { archived: false }, []));
    await store.dispatch(seed('getCareToday', undefined, NOTHING_TO_DO));
  }
  return store;
}

/** Asks the server for everything that `makeStoreFor` has seeded. */
export function refetch({ dispatch }: ReturnType<typeof makeStore>, who: Reader) {
  const { signedInUser, gardenPlants, getCareToday } = api.endpoints;
  const fresh = { forceRefetch: true, subscribe: false };
  if (who !== 'visitor') void dispatch(signedInUser.initiate(undefined, fresh));
  if (!isNewcomer(who)) return;
  void dispatch(gardenPlants.initiate({ archived: false }, fresh));
  void dispatch(getCareToday.initiate(undefined, fresh));
}
