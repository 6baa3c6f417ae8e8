import type { IncomingMessage, ServerResponse } from 'node:http';
import { ScriptedProvider } from './local-server.js';

/** How the provider answers one call. */
export type Behaviour =
  | { kind: 'answer'; answer?: object; after?: Promise<unknown> }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | {
      kind:
        'html' | 'malformed' | 'prose' | 'wrong-shape' | 'refusal' | 'too-long' | 'cut' | 'reset' | 'hang';
    };

/** A model's answer for a jade plant. */
export const JADE = {
  isPlant: true,
  candidates: [
    { commonName: 'Jade plant', scientificName: 'Crassula ovata', rank: 'species', confidence: 0.92 },
    { commonName: 'Elephant bush', scientificName: 'Portulacaria afra', rank: 'species', confidence: 0.05 },
  ],
  care: {
    description: 'A small tree with round leaves.',
    waterNeeds: 'Bi-weekly',
    lightNeeds: 'Bright direct',
    soilType: 'Gritty',
    careInstructions: 'Let it dry out.',
    difficulty: 'easy',
  },
  health: { status: 'healthy', healthScore: 93, issues: [], recommendations: ['Carry on.'] },
};

export const NO_PLANT = { ...JADE, isPlant: false, candidates: [] };

/**
 * Stands in for Anthropic and OpenAI behind their official SDKs. Each call takes the next queued behaviour; without
 * one it answers with a jade plant.
 */
export class FakeProvider extends ScriptedProvider<Behaviour> {
  constructor() {
    super({ kind: 'answer' });
  }

  protected async behave(
    behaviour: Behaviour,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const send = (body: string, status = 200, type = 'application/json', headers = {}) =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    const say = (content: string, ending = 'end_turn') =>
      send(JSON.stringify(envelope(request.url, content, ending)));
    switch (behaviour.kind) {
      case 'answer':
        await behaviour.after;
        return void say(JSON.stringify(behaviour.answer ?? JADE));
      case 'status':
        return void send(
          JSON.stringify({ error: { message: 'no', type: 'x' } }),
          behaviour.status,
          undefined,
          behaviour.headers,
        );
      case 'html':
        return void send('<html>Bad gateway</html>', 200, 'text/html');
      case 'malformed':
        return void say('{"isPlant": tru');
      case 'prose':
        return void say('What a lovely plant! It looks like a jade plant to me.');
      case 'wrong-shape':
        return void say(JSON.stringify({ ...JADE, candidates: [{ name: 'Jade', confidence: 92 }] }));
      case 'refusal':
        return void say('I cannot help with this.', 'refusal');
      case 'too-long':
        return void say(JSON.stringify(JADE).slice(0, 50), 'max_tokens');
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        return void response.write('{"id":"m","content":[', () => response.destroy());
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'hang':
        return;
    }
  }
}

const OPENAI_ENDINGS: Record<string, string> = {
  end_turn: 'stop',
  refusal: 'content_filter',
  max_tokens: 'length',
};

/** The answer in the envelope of either provider. */
function envelope(url = '', content: string, ending: string): object {
  if (!url.includes('chat/completions'))
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'test-model',
      content: [{ type: 'text', text: content }],
      stop_reason: ending,
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 300 },
    };
  return {
    id: 'chatcmpl_1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [
      {
        index: 0,
        finish_reason: OPENAI_ENDINGS[ending],
        message: { role: 'assistant', content, refusal: null },
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
  };
}
