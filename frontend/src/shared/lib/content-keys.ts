import { randomKey } from './random-key';

/**
 * Keys for what is sent again after a lost answer: the server keeps each key once. The same content has the same key, and corrected content
 * another one, or the correction would be lost. With `useState`: `const [keyOf, setKeyOf] = useState(contentKeys)`, and
 * `setKeyOf(contentKeys)` once it has arrived, as the same content is a new message then.
 */
export function contentKeys() {
  const keys: Record<string, string> = {};
  return (...content: (string | undefined)[]) => (keys[JSON.stringify(content)] ??= randomKey());
}
