import { createServer } from 'node:http';

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
 * Stands in for Anthropic. `POST /next` takes a list of behaviours (`{ answer?, status?, isHeld? }`) for the next
 * calls; without any, a call is answered with a jade plant. Held calls wait for `POST /release`.
 */
export async function startFakeProvider() {
  let next = [];
  let release = () => {};
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.url === '/next') {
      next = JSON.parse(text);
      return response.writeHead(204).end();
    }
    if (request.url === '/release') {
      release();
      return response.writeHead(204).end();
    }
    const { answer = ANSWERS.jade, status = 200, isHeld = false } = next.shift() ?? {};
    if (isHeld) await new Promise((resolve) => (release = resolve));
    const body = status === 200 ? message(answer) : { error: { message: 'no', type: 'x' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
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
