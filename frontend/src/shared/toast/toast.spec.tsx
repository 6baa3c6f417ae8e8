import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { entryMessages } from './messages/account';
import { careMessages } from './messages/care';
import { identificationMessages } from './messages/identification';
import {
  keepToast,
  takeKeptToast,
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
  toastSlice,
  type Toast,
} from './toast';
import { Toaster } from './toaster';
import { useReport } from './use-report';

const { showToast, dismissToast } = toastSlice.actions;
let store: ReturnType<typeof makeStore>;
const within = {
  wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
};
const shown = () => store.getState().toast;
const show = (toast: Toast) => act(() => void store.dispatch(showToast(toast)));

beforeEach(() => {
  store = makeStore();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('is alone: the next one takes its place', () => {
    render(<Toaster />, within);
    show({ title: 'Plant Watered!' });
    show({ title: 'Plant Added!' });
    expect(screen.queryByText('Plant Watered!')).not.toBeInTheDocument();
    expect(screen.getByText('Plant Added!')).toBeInTheDocument();
  });

  it('closes after five seconds', () => {
    render(<Toaster />, within);
    show({ title: 'Plant Watered!' });
    act(() => void jest.advanceTimersByTime(TOAST_DURATION_MS - 1));
    expect(shown()?.open).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()?.open).toBe(false);
  });

  it('is removed 1,000,000 ms after it was dismissed', () => {
    render(<Toaster />, within);
    show({ title: 'Plant Watered!' });
    act(() => void store.dispatch(dismissToast()));
    act(() => void jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1));
    expect(shown()).toMatchObject({ title: 'Plant Watered!', open: false });
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toBeNull();
  });

  it('is not removed by the timer of the one before', () => {
    render(<Toaster />, within);
    show({ title: 'Plant Watered!' });
    act(() => void store.dispatch(dismissToast()));
    act(() => void jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1));
    show({ title: 'Plant Added!' });
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toMatchObject({ title: 'Plant Added!', open: true });
  });

  it('is reached with F8 and closed', async () => {
    render(<Toaster />, within);
    show({ title: 'Plant Watered!' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await person().click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()?.open).toBe(false);
  });

  it('offers to undo', async () => {
    const undo = jest.fn();
    render(<Toaster />, within);
    show(careMessages.watered('Peace Lily', null, undo));
    await person().click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('with a function passes the check that the store holds plain data', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    store.dispatch(showToast(careMessages.watered('Peace Lily', null, () => undefined)));
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('that is kept is shown once, after the page was reloaded', () => {
    expect(takeKeptToast()).toBeUndefined();
    keepToast({ title: 'Welcome back!', text: 'You have successfully logged in.' });
    expect(takeKeptToast()).toEqual({ title: 'Welcome back!', text: 'You have successfully logged in.' });
    expect(takeKeptToast()).toBeUndefined();
  });
});

describe('report', () => {
  const makeReport = () => renderHook(() => useReport(), within).result.current;

  it('returns the answer and says that it went well', async () => {
    const answer = { plant: { commonName: 'Jade Plant' }, remainingIdentifications: 4 };
    await expect(makeReport()(Promise.resolve(answer), identificationMessages)).resolves.toBe(answer);
    expect(shown()).toMatchObject({
      title: 'Plant Identified!',
      text: 'Found: Jade Plant (4 identifications remaining)',
    });
  });

  it('returns nothing and says what went wrong', async () => {
    const refusal = { status: 401, code: 'unauthenticated', message: '' };
    await expect(makeReport()(Promise.reject(refusal), entryMessages.login)).resolves.toBeUndefined();
    expect(shown()).toMatchObject({ title: 'Login Failed', text: 'Invalid credentials', failed: true });
  });

  it('takes back what it said of a failure when the next try works and says nothing, and no other message', async () => {
    const report = makeReport();
    const { failed } = entryMessages.login;
    const fail = () => report(Promise.reject({ status: 503, code: 'away', message: 'Away.' }), { failed });
    await fail();
    expect(shown()).toMatchObject({ text: 'Away.', open: true });
    await report(Promise.resolve(), { failed });
    expect(shown()?.open).toBe(false);
    await fail();
    show({ title: 'Plant Watered!' });
    await report(Promise.resolve(), { failed });
    expect(shown()).toMatchObject({ title: 'Plant Watered!', open: true });
  });
});

describe('the words', () => {
  const lost = { status: 0, code: 'network', message: '' };

  it('blame the network only for the network', () => {
    expect(entryMessages.register.failed(lost)).toMatchObject({
      title: 'Error',
      text: 'Network error. Please try again.',
    });
    expect(
      entryMessages.register.failed({ status: 409, code: 'taken', message: 'This email is taken' }),
    ).toMatchObject({
      title: 'Registration Failed',
      text: 'This email is taken',
    });
  });

  it('know the limit of the trial by code, by message and by the result', () => {
    const limit = { title: 'Trial Limit Reached', failed: true };
    const { done, failed } = identificationMessages;
    expect(failed({ status: 402, code: 'trial-limit-reached', message: '' })).toMatchObject(limit);
    expect(failed({ status: 402, code: '', message: 'Trial limit reached' })).toMatchObject(limit);
    expect(done({ plant: { commonName: 'Fern' }, trialLimitReached: true })).toMatchObject(limit);
  });

  it('leave the count out where there is none', () => {
    expect(
      identificationMessages.done({ plant: { commonName: 'Fern' }, remainingIdentifications: null }).text,
    ).toBe('Found: Fern');
  });
});
