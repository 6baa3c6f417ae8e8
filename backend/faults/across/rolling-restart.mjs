import { countsOf } from '../figures.mjs';
import { until } from '../until.mjs';
import { Writers } from '../writers.mjs';
import { statusOf } from './asking.mjs';

const PER_SECOND = 40;
const ROUNDS = 2;

/** Every process is replaced, one after the other, while people write and read through the proxy. */
export async function rollingRestart(topology) {
  const writers = new Writers(topology, PER_SECOND);
  await writers.start();
  const { send } = await topology.signUp();
  const reads = [];
  let isOver = false;
  const read = async () => {
    while (!isOver)
      reads.push(
        await send('GET', '/api/plants?limit=5').then(
          statusOf,
          (error) => error.cause?.code ?? error.message,
        ),
      );
  };
  const reader = read();
  await until(() => writers.count > PER_SECOND);
  const codes = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['api-1', 'worker-1', 'api-2', 'worker-2']) codes.push(await topology.replace(name));
  isOver = true;
  await reader;
  const { sent, acknowledged, lost, doubled, refusals } = await writers.stop();
  return {
    restarts: codes.length,
    writes: sent,
    acknowledged,
    lost,
    doubled,
    'not acknowledged': countsOf(refusals) || 'none',
    reads: countsOf(reads),
    exits: countsOf(codes),
    isGood:
      !lost &&
      !doubled &&
      sent === acknowledged &&
      reads.every((outcome) => outcome === 200) &&
      codes.every((code) => code === 0),
  };
}
