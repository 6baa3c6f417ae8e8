import type { IncomingMessage, ServerResponse } from 'node:http';
import { ScriptedProvider } from './local-server.js';

/** How the provider answers one call. */
export type ChatBehaviour =
  /** In these parts; after `after`, where it is given, following the first part. */
  | { kind: 'say'; parts: string[]; after?: Promise<unknown>; isTooLong?: boolean }
  | { kind: 'look-up'; tool: string; input: object; preface?: string }
  | { kind: 'status'; status: number }
  | { kind: 'html' | 'malformed' | 'wrong-shape' | 'endless' | 'refusal' | 'cut' | 'reset' | 'hang' };

const USAGE = { input_tokens: 900, output_tokens: 300 };
const PARTLY = 'Half an ans';

/** Streams replies as Anthropic and OpenAI do, behind their official SDKs. Each call takes the next behaviour. */
export class FakeChatProvider extends ScriptedProvider<ChatBehaviour> {
  constructor() {
    super({ kind: 'say', parts: ['Water it ', 'on Friday.'] });
  }

  protected async behave(
    behaviour: ChatBehaviour,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const style = request.url?.includes('chat/completions') ? OPENAI : ANTHROPIC;
    const begin = () => response.writeHead(200, { 'content-type': 'text/event-stream' });
    switch (behaviour.kind) {
      case 'say': {
        const [first = '', ...rest] = behaviour.parts;
        begin().write(style.open() + style.part(first));
        await behaviour.after;
        return void response.end(
          rest.map(style.part).join('') + style.close(behaviour.isTooLong ? 'max_tokens' : 'end_turn'),
        );
      }
      case 'look-up':
        return void begin().end(style.tool(behaviour.tool, behaviour.input, behaviour.preface));
      case 'refusal':
        return void begin().end(style.open() + style.part('No.') + style.close('refusal'));
      case 'status':
        return void response
          .writeHead(behaviour.status, { 'content-type': 'application/json' })
          .end('{"error":{"message":"no","type":"x"}}');
      case 'html':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
      case 'malformed':
        return void begin().end('event: message_start\ndata: {"type": tru\n\n');
      case 'wrong-shape':
        return void begin().end(style.wrong);
      case 'endless': {
        begin().write(style.open());
        while (!response.destroyed && !response.closed) {
          response.write(style.part('and so on '.repeat(100)));
          await new Promise((resolve) => setImmediate(resolve));
        }
        return;
      }
      case 'cut':
        return void begin().write(style.open() + style.part(PARTLY), () =>
          setImmediate(() => response.destroy()),
        );
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'hang':
        return;
    }
  }
}

const sse = (name: string, data: object) =>
  `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`;
const block = (index: number, content_block: object, ...deltas: object[]) =>
  sse('content_block_start', { index, content_block }) +
  deltas.map((delta) => sse('content_block_delta', { index, delta })).join('') +
  sse('content_block_stop', { index });
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: { ...USAGE, output_tokens: 1 }, // so far
};

const ANTHROPIC = {
  open: () =>
    sse('message_start', { message }) +
    sse('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  part: (text: string) => sse('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  close: (stop_reason: string) =>
    sse('content_block_stop', { index: 0 }) +
    sse('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: USAGE }) +
    sse('message_stop', {}),
  wrong:
    sse('message_start', { message: { usage: { input_tokens: 'many' } } }) +
    sse('content_block_delta', { index: 7, delta: { type: 'text_delta', text: 42 } }) +
    sse('message_stop', {}),
  tool: (name: string, input: object, preface?: string) =>
    sse('message_start', { message }) +
    (preface === undefined
      ? ''
      : block(0, { type: 'text', text: '' }, { type: 'text_delta', text: preface })) +
    block(
      preface === undefined ? 0 : 1,
      { type: 'tool_use', id: 'toolu_1', name, input: {} },
      { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    ) +
    sse('message_delta', { delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: USAGE }) +
    sse('message_stop', {}),
};

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test-model', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const DONE = 'data: [DONE]\n\n';
const counted = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test-model', choices: [], usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 } })}\n\n`;
const ENDINGS: Record<string, string> = { end_turn: 'stop', max_tokens: 'length', refusal: 'content_filter' };

const OPENAI = {
  open: () => chunk({ role: 'assistant', content: '' }),
  part: (content: string) => chunk({ content }),
  close: (ending: string) => chunk({}, ENDINGS[ending] ?? 'stop') + counted + DONE,
  wrong:
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: { text: 42 }, usage: { prompt_tokens: 'many' } })}\n\n` +
    DONE,
  tool: (name: string, input: object, preface?: string) =>
    (preface === undefined ? '' : chunk({ role: 'assistant', content: preface })) +
    chunk({
      role: 'assistant',
      content: null,
      tool_calls: [
        { index: 0, id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } },
      ],
    }) +
    chunk({}, 'tool_calls') +
    counted +
    DONE,
};
