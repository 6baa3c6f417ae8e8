import { isPlainJson } from '../../../platform/http/json-body.js';

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, OPEN_BRACE, CLOSE_BRACE] = Buffer.from('"\\,[]{}');
/** Ours have some dozens. */
const MAX_PARTS = 1000;
const isBlank = (byte: number) => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/**
 * Yields the elements of a JSON array one by one, however long the array is. An element may have at most `maxBytes`.
 * Throws a SyntaxError if the input is not one JSON array.
 * It looks at single bytes, which is safe as no byte of a multi-byte UTF-8 character is ASCII.
 */
export async function* arrayElements(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<unknown> {
  const array = new ArrayScanner(maxBytes);
  for await (const chunk of chunks) yield* array.scan(chunk);
  array.end();
}

class ArrayScanner {
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  private isOver = false;
  private count = 0;
  /** The part of the current element that has been read. */
  private parts: Buffer[] = [];
  private length = 0;

  constructor(private readonly maxBytes: number) {}

  *scan(chunk: Buffer): Generator<unknown> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (this.depth === 0) {
        this.begin(byte);
        from = at + 1;
      } else if (this.isEnd(byte)) {
        this.keep(chunk.subarray(from, at));
        if (byte === COMMA || this.count > 0 || this.hasText()) yield this.take();
        if (byte === CLOSE) this.close();
        from = at + 1;
      }
    }
    if (this.depth > 0) this.keep(chunk.subarray(from));
  }

  end(): void {
    if (!this.isOver) throw new SyntaxError('The array does not end.');
  }

  /** Outside of the array there may only be whitespace. */
  private begin(byte: number): void {
    if (isBlank(byte)) return;
    if (byte !== OPEN || this.isOver) throw new SyntaxError('This is not one array.');
    this.depth = 1;
  }

  private close(): void {
    this.depth = 0;
    this.isOver = true;
  }

  /** Whether this byte ends an element. */
  private isEnd(byte: number): boolean {
    if (this.isInText) {
      if (this.isEscaped) this.isEscaped = false;
      else if (byte === BACKSLASH) this.isEscaped = true;
      else if (byte === QUOTE) this.isInText = false;
      return false;
    }
    if (byte === QUOTE) this.isInText = true;
    if (this.depth === 1 && (byte === COMMA || byte === CLOSE)) return true;
    if (byte === OPEN || byte === OPEN_BRACE) this.depth += 1;
    if (byte === CLOSE || byte === CLOSE_BRACE) this.depth -= 1;
    return false;
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length > this.maxBytes) throw new SyntaxError('An element is too long.');
    this.parts.push(Buffer.from(part));
  }

  private hasText = () => this.parts.some((part) => part.some((byte) => !isBlank(byte)));

  private take(): unknown {
    const json = Buffer.concat(this.parts);
    this.parts = [];
    this.length = 0;
    this.count += 1;
    return parseOne(json);
  }
}

/** Reads one record, or the like. Throws a SyntaxError where it is deeper, or of more parts, than any of ours: each is looked at while others wait. */
export function parseOne(json: Buffer): unknown {
  if (!isPlainJson(json, MAX_PARTS)) throw new SyntaxError('It is too deep, or has too many parts.');
  return JSON.parse(json.toString('utf8'));
}
