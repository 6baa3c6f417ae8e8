import { configureStore } from '@reduxjs/toolkit';
import { someone } from '../entities/account/account';
import { api, type TodayDto } from '../shared/api/api';

/** A fresh store: what the server said, and nothing else. */
export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });

/** For whom a page is rendered: a newcomer is a member with nothing in the garden. */
export type Reader = 'visitor' | 'member' | 'newcomer';

const NOTHING_TO_DO: TodayDto = { date: '', due: [], done: [], next: [] };

/** A store that believes that a visitor is there, or a member of whom nothing is known yet but perhaps the empty garden. */
export async function makeStoreFor(who: Reader) {
  const store = makeStore();
  const believe = api.util.upsertQueryData;
  await store.dispatch(believe('signedInUser', undefined, who === 'visitor' ? null : someone));
  if (who === 'newcomer') {
    await store.dispatch(believe('gardenPlants', { archived: false }, []));
    await store.dispatch(believe('getCareToday', undefined, NOTHING_TO_DO));
  }
  return store;
}

/** Asks the server for all that a store made for somebody only believes. */
export function learn({ dispatch }: ReturnType<typeof makeStore>, who: Reader) {
  const { signedInUser, gardenPlants, getCareToday } = api.endpoints;
  const anew = { forceRefetch: true, subscribe: false };
  if (who !== 'visitor') void dispatch(signedInUser.initiate(undefined, anew));
  if (who !== 'newcomer') return;
  void dispatch(gardenPlants.initiate({ archived: false }, anew));
  void dispatch(getCareToday.initiate(undefined, anew));
}
