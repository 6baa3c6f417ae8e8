/** How many plants each gardener has. */
export const PLANTS = 6;
const PLANT = { commonName: 'Monstera', scientificName: 'Monstera deliciosa', place: 'By the east window' };

/** A new member whose plants all want water today; `count` tells them apart. */
export async function aGardener(fixtures, count) {
  const send = senderFor(fixtures);
  const person = { ...fixtures.person, email: `gardener${count}@leaflore.test` };
  const { answer } = await send('POST', '/api/register', person);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask = senderFor(fixtures, cookie);
  const plants = [];
  for (let n = 0; n < PLANTS; n += 1) plants.push((await ask('POST', '/api/plants', PLANT)).body.id);
  const { rows } = await fixtures.pool.query(
    'update users set email_verified_at = now(), is_premium = true where email = $1 returning id',
    [person.email],
  );
  await fixtures.pool.query('insert into premium_grants (user_id) values ($1)', [rows[0].id]);
  // All of it is due today, so that it can be done.
  await fixtures.pool.query(
    `update care_tasks set starts_on = current_date - 9, due_on = current_date, late_on = current_date + 2
      where user_id = (select id from users where email = $1)`,
    [person.email],
  );
  const { due } = (await ask('GET', '/api/care/today')).body;
  return { ask, plants, task: due.find(({ kind }) => kind === 'water').id };
}

const senderFor =
  ({ api }, cookie = '') =>
  async (method, path, body) => {
    const from = performance.now();
    const answer = await fetch(api.url + path, {
      method,
      headers: { cookie, origin: api.url, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    const ms = performance.now() - from;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return { ms, answer, body: text && JSON.parse(text) };
  };

/** What one gardener does in a visit, by name; each says how long it took (`ms`). Throws when a request is refused. */
export async function visit({ ask, plants, task }, round) {
  const plant = plants[round % PLANTS];
  const account = await ask('GET', '/api/auth/user');
  const garden = await ask('GET', '/api/plants');
  const today = await ask('GET', '/api/care/today');
  const one = await ask('GET', `/api/plants/${plant}`);
  const search = await ask('GET', '/api/plant-library?search=monst');
  const feed = await ask('GET', '/api/community/posts');
  const done = await ask('POST', `/api/care/tasks/${task}/done`, {});
  const undone = await ask('DELETE', `/api/care/events/${done.body.eventId}`);
  const noted = await ask('POST', `/api/plants/${plant}/journal`, { content: 'A new leaf.' });
  const [post] = feed.body;
  const liked = await ask('POST', `/api/community/posts/${post.id}/like`);
  return { account, garden, today, one, search, feed, done, undone, noted, liked };
}
