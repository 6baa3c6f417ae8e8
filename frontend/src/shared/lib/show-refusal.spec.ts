import { showRefusal } from './show-refusal';

const fields = ['email', 'password'] as const;
const shownFor = (error: Parameters<typeof showRefusal>[0]) => {
  const setError = jest.fn();
  showRefusal<Record<(typeof fields)[number], string>>(error, {
    fields,
    setError,
    about: { 'email-taken': 'email' },
    otherwise: 'Something went wrong',
  });
  return setError.mock.calls.map(([field, { message }]) => [field, message]);
};

describe('a refusal', () => {
  it('is shown below the fields it concerns, one sentence each', () => {
    const errors = [
      { field: 'password', message: 'Too short' },
      { field: 'password', message: 'Too plain' },
      { field: 'email', message: 'Invalid email address' },
    ];
    expect(shownFor({ status: 400, code: 'invalid-request', message: 'Please check', errors })).toEqual([
      ['email', 'Invalid email address'],
      ['password', 'Too short'],
    ]);
  });

  it('finds its field by its code', () => {
    expect(shownFor({ status: 409, code: 'email-taken', message: 'Please log in instead.' })).toEqual([
      ['email', 'Please log in instead.'],
    ]);
  });

  it('is shown for the whole form otherwise', () => {
    const whole = (message: string) => [['root', message]];
    expect(shownFor({ status: 429, code: 'too-many-tries', message: 'Please wait.' })).toEqual(
      whole('Please wait.'),
    );
    expect(shownFor({ status: 0, code: 'network', message: '' })).toEqual(
      whole('Network error. Please try again.'),
    );
    expect(shownFor({ status: 502, code: 'unreadable', message: '' })).toEqual(whole('Something went wrong'));
  });
});
