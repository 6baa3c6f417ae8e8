import { createServer } from 'node:http';
import { fakeExpert } from './fake-expert.mjs';

const CARE = {
  description: 'A small tree with round leaves.',
  waterNeeds: 'Bi-weekly',
  lightNeeds: 'Bright direct',
  soilType: 'Gritty',
  careInstructions: 'Let it dry out.',
  difficulty: 'easy',
};
const HEALTHY = { status: 'healthy', healthScore: 93, issues: [], recommendations: ['Carry on.'] };
const species = (commonName, scientificName, confidence) => ({
  commonName,
  scientificName,
  rank: 'species',
  confidence,
});

/** A model's answers about four photos. */
export const ANSWERS = {
  jade: {
    isPlant: true,
    candidates: [
      species('Jade plant', 'Crassula ovata', 0.92),
      species('Elephant bush', 'Portulacaria afra', 0.05),
    ],
    care: CARE,
    health: HEALTHY,
  },
  unsure: {
    isPlant: true,
    candidates: [
      species('Peace lily', 'Spathiphyllum wallisii', 0.44),
      species('Snake plant', 'Dracaena trifasciata', 0.31),
      species('Spider plant', 'Chlorophytum comosum', 0.12),
    ],
    care: CARE,
    health: HEALTHY,
  },
  ill: {
    isPlant: true,
    candidates: [species('Monstera', 'Monstera deliciosa', 0.88)],
    care: CARE,
    health: {
      status: 'diseased',
      healthScore: 38,
      issues: ['Brown spots with yellow edges', 'Fine webs under the leaves'],
      recommendations: ['Cut off the spotted leaves.', 'Wash the leaves from below once a week.'],
    },
  },
  noPlant: { isPlant: false, candidates: [], care: CARE, health: HEALTHY },
};

/**
 * Stands in for Anthropic, and for OpenAI in the chat. `POST /next` takes a list of behaviours (`{ answer?, status?, isHeld? }`)
 * for the next identifications; without any, one is answered with a jade plant. Held ones wait for `POST /release`. The chat is
 * told by `POST /expert/next` and `POST /expert/go-on`: see `fakeExpert`.
 */
export async function startFakeProvider() {
  let next = [];
  let calls = 0;
  let release = () => {};
  const expert = fakeExpert();
  const orders = {
    '/next': (text) => (next = JSON.parse(text)),
    '/release': () => {
      release();
      expert.release();
    },
    '/expert/next': (text) => expert.willDo(JSON.parse(text)),
    '/expert/go-on': () => expert.goOn(),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const order = orders[request.url];
    if (order) {
      order(text);
      return response.writeHead(204).end();
    }
    if (JSON.parse(text).stream) return expert.answer(request.url, response);
    calls += 1;
    const { answer = ANSWERS.jade, status = 200, isHeld = false } = next.shift() ?? {};
    if (isHeld) await new Promise((resolve) => (release = resolve));
    const body = status === 200 ? message(answer) : { error: { message: 'no', type: 'x' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** How many identifications were asked for. */
    get calls() {
      return calls;
    },
    /** As `POST /next`. */
    willDo: (behaviours) => void (next = behaviours),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const message = (answer) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 900, output_tokens: 300 },
});
