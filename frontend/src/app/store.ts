import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api';

/** A fresh store: what the server said, and nothing else. */
export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
