import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.mjs';

const CLIENTS = 20;
const CALM_MS = 500;
const PAUSE_MS = 5;

/** Stops the API by SIGTERM again and again while clients ask and write, one request after the other. */
export async function stop(installation, times) {
  const { send } = await installation.signUp();
  const seen = new Map();
  let isOver = false;
  const ask = async (n) => {
    while (!isOver) {
      const outcome = await (
        n % 4 ? send('GET', '/api/plants?limit=5') : send('POST', '/api/plants', { commonName: 'Fern' })
      ).then(
        async (answer) => (await answer.text(), String(answer.status)),
        (error) => error.cause?.code ?? error.message,
      );
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      if (outcome === 'ECONNREFUSED') await pause(PAUSE_MS); // nobody listens
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, n) => ask(n));
  for (let n = 0; n < times; n += 1) {
    await pause(CALM_MS);
    const pid = await installation.pidOf('main');
    process.kill(pid, 'SIGTERM');
    await installation.untilBack('main', pid);
    await until(() =>
      send('GET', '/readyz').then(
        (answer) => answer.ok,
        () => false,
      ),
    );
  }
  isOver = true;
  await Promise.all(clients);
  const sum = (isSo) => [...seen].reduce((total, [outcome, count]) => total + (isSo(outcome) ? count : 0), 0);
  const isAnswer = (outcome) => /^\d+$/.test(outcome);
  const broken = [...seen.keys()].filter((outcome) => !isAnswer(outcome) && outcome !== 'ECONNREFUSED');
  return {
    fault: `SIGTERM to the API, ${times} times`,
    answers: sum(isAnswer),
    '5xx': sum((outcome) => /^5/.test(outcome)),
    'other refusals': sum((outcome) => /^[34]/.test(outcome)),
    resets: sum((outcome) => broken.includes(outcome)),
    how: broken.join(', '),
  };
}
