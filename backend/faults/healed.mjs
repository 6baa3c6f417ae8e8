import { until } from './until.mjs';

/** An outage is over with this many good answers in a row. */
const STREAK = 10;

/** When the first of a streak of good answers began. */
export async function answers({ send }) {
  let streak = 0;
  let first = 0;
  await until(async () => {
    const from = performance.now();
    const isGood = await send('GET', '/api/plants').then(
      (answer) => answer.text().then(() => answer.ok),
      () => false,
    );
    if (!isGood) streak = 0;
    else if ((streak += 1) === 1) first = from;
    return streak === STREAK;
  });
  return first;
}

/** When a write that was made just now has had its effect. */
export async function workDone(installation, { id, send }) {
  const text = `select 1 from user_activities where user_id = $1 and action = 'profile_update'`;
  const effects = async () => (await installation.sql(text, [id])).length;
  const before = await effects();
  await (await send('PUT', '/api/profile/update', { firstName: 'Rosa', lastName: 'Moss' })).text();
  await until(async () => (await effects()) > before);
  return performance.now();
}
