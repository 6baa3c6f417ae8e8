import { http, HttpResponse } from 'msw';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { speak } from '../../languages/language';
import { api } from './api';
import { toApiError } from './base-api';
import { guidesApi } from './guides';

describe('what is the same for everybody', () => {
  withServer();
  afterEach(() => speak('en'));

  it.each([
    ['en', ''],
    ['de', 'language=de'],
  ] as const)(
    'is asked for by an address that names the language, but for English: %s',
    async (code, named) => {
      const asked: string[] = [];
      const note = (request: Request) => {
        const { pathname, search } = new URL(request.url);
        asked.push(pathname + search);
      };
      server.use(
        http.get('*/api/plant-library', ({ request }) => (note(request), HttpResponse.json([]))),
        http.get('*/api/plant-library/aloe-vera', ({ request }) => (note(request), HttpResponse.json({}))),
      );
      speak(code);
      const { dispatch } = makeStore();
      await dispatch(api.endpoints.listLibraryPlants.initiate({ category: 'succulents' }));
      await dispatch(guidesApi.endpoints.getGuide.initiate({ slug: 'aloe-vera' }) as never);
      expect(asked).toEqual([
        `/api/plant-library?category=succulents${named && `&${named}`}`,
        `/api/plant-library/aloe-vera${named && `?${named}`}`,
      ]);
    },
  );
});

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
