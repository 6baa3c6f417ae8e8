// Stands in for Anthropic behind its official SDK: always answers with a jade plant, at once or after a time.
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const sighting = {
  isPlant: true,
  candidates: [
    { commonName: 'Jade plant', scientificName: 'Crassula ovata', rank: 'species', confidence: 0.92 },
  ],
  care: {
    description: 'A small tree with round leaves.',
    waterNeeds: 'Bi-weekly',
    lightNeeds: 'Bright direct',
    soilType: 'Gritty',
    careInstructions: 'Let it dry out.',
    difficulty: 'easy',
  },
  health: { status: 'healthy', healthScore: 93, issues: [], recommendations: [] },
};
const message = JSON.stringify({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'bench',
  content: [{ type: 'text', text: JSON.stringify(sighting) }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 900, output_tokens: 300 },
});

/** Starts it; returns its address, `pause(ms)`, after which it answers from then on, and a function to stop it. */
export async function startProvider() {
  let pauseMs = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', async () => {
      await wait(pauseMs);
      response.setHeader('content-type', 'application/json').end(message);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const pause = (ms) => (pauseMs = ms);
  return { pause, url: `http://127.0.0.1:${server.address().port}`, stop };
}
