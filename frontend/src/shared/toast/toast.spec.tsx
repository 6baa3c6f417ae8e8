import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entryMessages } from './messages/account';
import { gardenMessages } from './messages/garden';
import { identificationMessages } from './messages/identification';
import { dismissToast, showToast, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS, useToast } from './toast';
import { Toaster } from './toaster';
import { useReport } from './use-report';

const shown = () => renderHook(() => useToast()).result.current;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    dismissToast();
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

describe('a toast', () => {
  const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('is alone: the next one takes its place', () => {
    render(<Toaster />);
    act(() => showToast({ title: 'Plant Watered!' }));
    act(() => showToast({ title: 'Plant Added!' }));
    expect(screen.queryByText('Plant Watered!')).not.toBeInTheDocument();
    expect(screen.getByText('Plant Added!')).toBeInTheDocument();
  });

  it('leaves after five seconds', () => {
    render(<Toaster />);
    act(() => showToast({ title: 'Plant Watered!' }));
    act(() => void jest.advanceTimersByTime(TOAST_DURATION_MS - 1));
    expect(shown()?.open).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()?.open).toBe(false);
  });

  it('is forgotten 1,000,000 ms after it was dismissed', () => {
    act(() => showToast({ title: 'Plant Watered!' }));
    act(() => dismissToast());
    act(() => void jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1));
    expect(shown()).toMatchObject({ title: 'Plant Watered!', open: false });
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toBeUndefined();
  });

  it('is reached with F8 and closed', async () => {
    render(<Toaster />);
    act(() => showToast({ title: 'Plant Watered!' }));
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await person().click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()?.open).toBe(false);
  });

  it('offers to undo', async () => {
    const undo = jest.fn();
    render(<Toaster />);
    act(() => showToast(gardenMessages.watered('Peace Lily', undo)));
    await person().click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe('report', () => {
  const { report } = { report: renderHook(() => useReport()).result.current };

  it('returns the answer and says that it went well', async () => {
    const answer = { plant: { commonName: 'Jade Plant' }, remainingIdentifications: 4 };
    await expect(report(Promise.resolve(answer), identificationMessages)).resolves.toBe(answer);
    expect(shown()).toMatchObject({
      title: 'Plant Identified!',
      text: 'Found: Jade Plant (4 identifications remaining)',
    });
  });

  it('returns nothing and says what went wrong', async () => {
    const refusal = { status: 401, code: 'unauthenticated', message: '' };
    await expect(report(Promise.reject(refusal), entryMessages.login)).resolves.toBeUndefined();
    expect(shown()).toMatchObject({ title: 'Login Failed', text: 'Invalid credentials', failed: true });
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
