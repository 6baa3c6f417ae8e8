import { parseEvents, readEvents } from './event-stream';

describe('an event stream', () => {
  it('is parsed into named messages', () => {
    expect(parseEvents('event: queued\ndata: {"a":1}\n\nevent: done\ndata: {}\n\n')).toEqual({
      events: [
        { name: 'queued', data: '{"a":1}' },
        { name: 'done', data: '{}' },
      ],
      rest: '',
    });
  });

  it('keeps an incomplete message for later', () => {
    expect(parseEvents('data: one\n\ndata: tw')).toEqual({
      events: [{ name: 'message', data: 'one' }],
      rest: 'data: tw',
    });
  });

  it('joins lines of data and leaves comments and other fields out', () => {
    expect(parseEvents(': keep alive\n\nid: 4\ndata: a\ndata: b\nretry: 10\n\n').events).toEqual([
      { name: 'message', data: 'a\nb' },
    ]);
  });

  it('accepts every kind of line ending', () => {
    expect(parseEvents('event: done\r\ndata: x\r\n\r\n').events).toEqual([{ name: 'done', data: 'x' }]);
  });

  it('may be cut anywhere, even within a character', async () => {
    const bytes = new TextEncoder().encode('event: done\ndata: Käfer\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const events = [];
    for await (const event of readEvents(body)) events.push(event);
    expect(events).toEqual([{ name: 'done', data: 'Käfer' }]);
  });
});
