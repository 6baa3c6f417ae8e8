/**
 * Makes one question out of what is asked in the same turn of the event loop. Nobody waits for anybody, and whoever asks
 * later is looked up later: each answer is as fresh as one that was asked for alone. A failure is everybody's.
 */
export function together<Key, Found>(
  find: (keys: Key[]) => Promise<Map<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let asked: { keys: Set<Key>; found: Promise<Map<Key, Found>> } | undefined;
  const begin = () => {
    const keys = new Set<Key>();
    const endOfTurn = new Promise<void>((resolve) => setImmediate(resolve));
    const found = endOfTurn.then(() => {
      asked = undefined;
      return find([...keys]);
    });
    return { keys, found };
  };
  return async (key) => {
    asked ??= begin();
    asked.keys.add(key);
    return (await asked.found).get(key);
  };
}
