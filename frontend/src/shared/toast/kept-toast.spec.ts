import { renderHook } from '@testing-library/react';
import { keepToast, showKeptToast, useToast } from './toast';

describe('a toast that is kept', () => {
  it('is shown once, after the page was loaded anew', () => {
    expect(showKeptToast()).toBe(false);
    keepToast({ title: 'Welcome back!', text: 'You have successfully logged in.' });
    expect(showKeptToast()).toBe(true);
    expect(renderHook(() => useToast()).result.current).toMatchObject({ title: 'Welcome back!', open: true });
    expect(showKeptToast()).toBe(false);
  });
});
