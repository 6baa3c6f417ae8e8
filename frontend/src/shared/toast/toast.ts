import { bindActionCreators, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** A short message that something succeeded or failed. */
export interface Toast {
  title: string;
  text?: string;
  failed?: boolean;
  /** Instead of the usual five seconds. */
  durationMs?: number;
  /** A button of the toast, such as Undo. */
  action?: { label: string; onSelect: () => void };
}

/** A toast on the screen; a dismissed one is closed, and stays in the store until it is removed. */
export interface ShownToast extends Toast {
  id: string;
  open: boolean;
}

export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** The one toast that is shown, if any: a new one replaces it. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: null as ShownToast | null,
  reducers: {
    showToast: {
      prepare: (toast: Toast) => ({ payload: { ...toast, id: nanoid(), open: true } }),
      reducer: (_previous, { payload }: PayloadAction<ShownToast>) => payload,
    },
    /** With an id only that one. */
    dismissToast: (toast, { payload: id }: PayloadAction<string | undefined>) => {
      if (toast && toast.id === (id ?? toast.id)) toast.open = false;
    },
    removeToast: () => null,
  },
});

/** Undo is a function, which the store's check for plain data lets pass in these places only. */
export const PATHS_OF_FUNCTIONS = {
  ignoredPaths: ['toast.action.onSelect'],
  ignoredActionPaths: ['payload.action.onSelect', 'meta.baseQueryMeta', 'meta.arg'],
};

/** `showToast` shows a toast in place of the one before, `dismissToast` closes it. */
export function useToasts() {
  const dispatch = useDispatch();
  return useMemo(() => bindActionCreators(toastSlice.actions, dispatch), [dispatch]);
}

/** The toast in the store, if any. */
export const useToast = () => useSelector((state: { toast: ShownToast | null }) => state.toast);

const KEPT = 'toast';

/** Keeps a toast in this tab, to be shown after the page has been reloaded. */
export const keepToast = ({ title, text }: Pick<Toast, 'title' | 'text'>) =>
  sessionStorage.setItem(KEPT, JSON.stringify({ title, text }));

/** The toast that was kept before the page was reloaded; each one is returned once. */
export function takeKeptToast(): Toast | undefined {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept ? (JSON.parse(kept) as Toast) : undefined;
}
