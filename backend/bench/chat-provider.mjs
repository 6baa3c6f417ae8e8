// Stands in for Anthropic behind its official SDK: says at once what time it is, then more words, one after the other.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const USAGE = { input_tokens: 900, output_tokens: 300 };
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'bench',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: USAGE,
};
const event = (type, data) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const word = (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
const OPEN =
  event('message_start', { message }) +
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
const CLOSE =
  event('content_block_stop', { index: 0 }) +
  event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: USAGE }) +
  event('message_stop', {});

/** Milliseconds since 1970, with fractions. */
export const now = () => performance.timeOrigin + performance.now();

/** Starts it; `pace` says how many words it adds, and after how many milliseconds each. */
export async function startChatProvider(pace) {
  const server = createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(OPEN + word(`[${now()}]`));
    for (let count = 0; count < pace.words; count += 1) {
      await pause(pace.everyMs);
      response.write(word(' leaf'));
    }
    response.end(CLOSE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}
