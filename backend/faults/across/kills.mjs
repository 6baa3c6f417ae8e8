import { countsOf } from '../figures.mjs';
import { until } from '../until.mjs';
import { Writers } from '../writers.mjs';
import { beginIdentification, WORKERS } from './asking.mjs';

const ROUNDS = 4;
const PER_SECOND = 30;
const KILLS = 10;

/** The provider holds its answer back until the worker that waits for it is dead; then the other worker is started. */
export async function killsInMidJob(topology) {
  const { provider } = topology;
  const person = await topology.signUp();
  const calls = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [victim, heir] = round % 2 ? WORKERS.toReversed() : WORKERS;
    await topology.endProcess(heir);
    provider.willDo([{ isHeld: true }]);
    const before = provider.calls;
    const address = await beginIdentification(person, 'api-1');
    await until(() => provider.calls > before);
    await topology.endProcess(victim, 'SIGKILL');
    await topology.startProcess(heir);
    await until(async () => {
      const { state } = await (await person.send('GET', address)).json();
      return state !== 'queued' && state !== 'analysing';
    }, 200);
    calls.push(provider.calls - before);
    await topology.startProcess(victim);
  }
  const rows = await topology.sql('select state, charged from identification_history where user_id = $1', [
    person.id,
  ]);
  const answered = rows.filter(({ state }) => state === 'answered').length;
  const charged = rows.filter((row) => row.charged).length;
  return {
    kills: ROUNDS,
    answered,
    charged,
    'calls of the provider each': calls.join(' '),
    isGood:
      [rows.length, answered, charged].every((count) => count === ROUNDS) &&
      calls.every((count) => count === 2),
  };
}

/** Both workers are killed in turn while people write; one write in three has its effect in a worker. */
export async function killsUnderLoad(topology) {
  const writers = new Writers(topology, PER_SECOND);
  await writers.start();
  for (let n = 0; n < KILLS; n += 1) {
    const wanted = writers.count + PER_SECOND;
    await until(() => writers.count > wanted);
    const name = WORKERS[n % WORKERS.length];
    await topology.endProcess(name, 'SIGKILL');
    await topology.startProcess(name);
  }
  const { sent, acknowledged, lost, doubled, refusals } = await writers.stop();
  return {
    kills: KILLS,
    writes: sent,
    acknowledged,
    lost,
    doubled,
    'not acknowledged': countsOf(refusals) || 'none',
    isGood: !lost && !doubled && sent === acknowledged,
  };
}
