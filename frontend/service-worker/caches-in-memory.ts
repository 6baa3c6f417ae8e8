const ORIGIN = 'https://leaflore.test';

/** The part of the browser's caches that is used here, in memory. */
export function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (asked: Request | string) =>
    new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    const addAll = async (requests: (Request | string)[]) => {
      const answers = await Promise.all(requests.map((request) => fetch(urlOf(request))));
      if (!answers.every(({ ok }) => ok)) throw new TypeError('Request failed');
      requests.forEach((request, at) => kept.set(urlOf(request), answers[at]!));
    };
    return {
      addAll,
      add: (request: Request | string) => addAll([request]),
      put: async (request: Request, answer: Response) => void kept.set(request.url, answer),
      match: async (request: Request | string) => kept.get(urlOf(request))?.clone(),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => kept.delete(request.url),
    };
  };
  const match = async (request: Request | string) =>
    [...all.values()].map((kept) => kept.get(urlOf(request))?.clone()).find(Boolean);
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}
