/** One message of a `text/event-stream`. */
export interface ServerEvent {
  /** `message` if the server gives no name. */
  name: string;
  data: string;
}

/** The complete messages of the text so far, and the incomplete rest. */
export function parseEvents(text: string): { events: ServerEvent[]; rest: string } {
  // A carriage return at the very end may be half of a line ending, so it waits for the next chunk.
  const blocks = text.replace(/\r\n|\r(?!$)/g, '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap(parseEvent), rest };
}

function parseEvent(block: string): ServerEvent[] {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? [{ name, data: data.join('\n') }] : [];
}

/** The messages of a response body, as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const parsed = parseEvents(rest + decoder.decode(value, { stream: !done }));
      rest = parsed.rest;
      yield* parsed.events;
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
