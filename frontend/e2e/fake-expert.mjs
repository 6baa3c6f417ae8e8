/**
 * Streams answers of the plant expert as Anthropic and OpenAI do. `willDo` takes behaviours (`{ parts?, isHeld? }`) for the next
 * questions; without any, an answer comes at once. A held answer stops after each of its parts, until `goOn`.
 */
export function fakeExpert() {
  let next = [];
  const held = new Set();
  const open = new Set();

  async function answer(path, response) {
    const style = path.includes('chat/completions') ? OPENAI : ANTHROPIC;
    const { parts = ['Water it on Friday.'], isHeld = false } = next.shift() ?? {};
    open.add(response);
    response.once('close', () => open.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(style.open);
    for (const [index, part] of parts.entries()) {
      if (isHeld && index > 0) await holdBack(response);
      response.write(style.part(part));
    }
    response.end(style.close);
  }

  const holdBack = (response) =>
    new Promise((resolve) => {
      held.add(resolve);
      response.once('close', resolve);
    });

  return {
    answer,
    willDo: (behaviours) => void (next = behaviours),
    goOn: () => {
      held.forEach((go) => go());
      held.clear();
    },
    /** Cuts what is still held. */
    release: () => {
      held.clear();
      open.forEach((response) => response.destroy());
    },
  };
}

const USAGE = { input_tokens: 900, output_tokens: 300 };
const sse = (type, data) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: USAGE,
};

const ANTHROPIC = {
  open:
    sse('message_start', { message }) +
    sse('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  part: (text) => sse('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  close:
    sse('content_block_stop', { index: 0 }) +
    sse('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: USAGE }) +
    sse('message_stop', {}),
};

const chunk = (more) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test-model', choices: [], ...more })}\n\n`;
const choice = (delta, finish_reason = null) => chunk({ choices: [{ index: 0, delta, finish_reason }] });

const OPENAI = {
  open: choice({ role: 'assistant', content: '' }),
  part: (content) => choice({ content }),
  close:
    choice({}, 'stop') +
    chunk({ usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 } }) +
    'data: [DONE]\n\n',
};
