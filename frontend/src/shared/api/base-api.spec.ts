import { toApiError } from './base-api';

describe('a failed call', () => {
  it('has the details that the API gives', () => {
    const data = {
      code: 'invalid',
      message: 'Please check',
      errors: [{ field: 'email', message: 'Invalid email address' }],
    };
    expect(toApiError({ status: 400, data })).toEqual({ status: 400, ...data });
  });

  it('is a network failure when there was no answer', () => {
    expect(toApiError({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({
      status: 0,
      code: 'network',
      message: '',
    });
  });

  it('keeps its status when the answer cannot be read', () => {
    expect(
      toApiError({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' }),
    ).toMatchObject({
      status: 502,
      code: 'unreadable',
    });
  });
});
