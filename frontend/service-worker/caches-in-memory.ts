/** The part of the browser's caches that is used here, in memory. */
export function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      put: async (request: Request, answer: Response) => void kept.set(request.url, answer),
      match: async (request: Request) => kept.get(request.url)?.clone(),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => kept.delete(request.url),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}
