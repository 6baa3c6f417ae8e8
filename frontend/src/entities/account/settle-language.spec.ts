import { http, HttpResponse } from 'msw';
import { rosa, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { keepLanguage, keptLanguage, LANGUAGE_UNSAVED } from '../../languages/choose';
import { navigateAway } from '../../shared/lib/navigate-away';
import { chooseLanguage, settleLanguage } from './settle-language';

jest.mock('../../shared/lib/navigate-away', () => ({ navigateAway: jest.fn() }));

withServer();

/** A server that takes changes of the profile: `saved`. With `isLost` it does not answer them. */
function anAccount({ isLost = false } = {}) {
  const saved: unknown[] = [];
  server.use(
    http.put('*/api/profile/update', async ({ request }) => {
      saved.push(((await request.json()) as { language: string }).language);
      return isLost ? HttpResponse.error() : HttpResponse.json(rosa);
    }),
  );
  return saved;
}

/** The caches of the service worker, by name, and what is left in them. */
function keepAnswers(...names: string[]) {
  const left = new Map(names.map((name) => [name, ['/api/plants']]));
  const open = async (name: string) => ({
    keys: async () => [...left.get(name)!],
    delete: async (address: string) =>
      left.set(
        name,
        left.get(name)!.filter((each) => each !== address),
      ),
  });
  Object.assign(globalThis, { caches: { keys: async () => [...left.keys()], open } });
  return left;
}

const { dispatch } = makeStore();
const isUnsaved = () => localStorage.getItem(LANGUAGE_UNSAVED) !== null;

beforeEach(() => {
  jest.mocked(navigateAway).mockClear();
  document.cookie = 'language=; path=/; max-age=0';
  localStorage.clear();
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

describe('choosing a language', () => {
  it('keeps it on the device and in the account, and drops what was kept in the other one', async () => {
    const saved = anAccount();
    const left = keepAnswers('library', 'person data 7', 'person photos 7', 'assets');
    await chooseLanguage('de', rosa, dispatch);
    expect([keptLanguage(), saved, isUnsaved()]).toEqual(['de', ['de'], false]);
    expect(Object.fromEntries(left)).toEqual({
      library: [],
      'person data 7': [],
      'person photos 7': ['/api/plants'],
      assets: ['/api/plants'],
    });
    expect(navigateAway).toHaveBeenCalledTimes(1);
  });

  it('without an account or an answer is remembered until it is saved', async () => {
    await chooseLanguage('es', null, dispatch);
    expect([keptLanguage(), isUnsaved()]).toEqual(['es', true]);
    const lost = anAccount({ isLost: true });
    await chooseLanguage('de', rosa, dispatch);
    expect([keptLanguage(), lost, isUnsaved()]).toEqual(['de', ['de'], true]);
    expect(navigateAway).toHaveBeenCalledTimes(2);
  });
});

describe('where device and account disagree', () => {
  it('the account wins, and the page is loaded again', async () => {
    keepLanguage('es');
    await settleLanguage({ ...rosa, language: 'de' }, dispatch);
    expect(keptLanguage()).toBe('de');
    expect(navigateAway).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is not saved yet', 'en', '1'],
    ['is the first that was chosen', null, null],
  ] as const)('the device wins where its choice %s', async (_why, language, unsaved) => {
    keepLanguage('es');
    if (unsaved) localStorage.setItem(LANGUAGE_UNSAVED, unsaved);
    const saved = anAccount();
    await settleLanguage({ ...rosa, language }, dispatch);
    expect([keptLanguage(), saved, isUnsaved()]).toEqual(['es', ['es'], false]);
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('the page is not loaded again and again where the browser keeps no cookie', async () => {
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    await settleLanguage({ ...rosa, language: 'de' }, dispatch);
    expect(navigateAway).not.toHaveBeenCalled();
    cookie.mockRestore();
  });
});
