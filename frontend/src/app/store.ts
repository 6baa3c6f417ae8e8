import { configureStore } from '@reduxjs/toolkit';
import { someone } from '../entities/account/account';
import { api } from '../shared/api/api';

/** A fresh store: what the server said, and nothing else. */
export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });

/** A store that believes that a visitor is there, or a member of whom nothing is known yet. */
export async function makeStoreFor(who: 'visitor' | 'member') {
  const store = makeStore();
  const account = who === 'member' ? someone : null;
  await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, account));
  return store;
}
