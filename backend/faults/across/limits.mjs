import { countsOf } from '../figures.mjs';
import { APIS, photo, statusOf } from './asking.mjs';

const FREE = 5;
const IDENTIFICATIONS = 24;
/** Wrong passwords for one account in a quarter of an hour. */
const TRIES = 10;
const LOGINS = 40;

/** Sends so many at the same time, to the one and the other API in turn; answers their statuses. */
const storm = (count, send) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(APIS[n % APIS.length], n).then(statusOf)));

/** The answer is one that is counted: what turns out to be no plant would be given back. */
export async function identifications(topology) {
  const { id, at } = await topology.signUp();
  const body = await photo();
  const statuses = await storm(IDENTIFICATIONS, (name) => at(name)('POST', '/api/identify-plant', body));
  const [{ charged, used }] = await topology.sql(
    `select identifications_used as used,
            (select count(*)::int from identification_history where user_id = $1 and charged) as charged
       from users where id = $1`,
    [id],
  );
  const [answered, refused] = [200, 402].map(
    (wanted) => statuses.filter((status) => status === wanted).length,
  );
  return {
    asked: IDENTIFICATIONS,
    answers: countsOf(statuses),
    charged,
    used,
    isGood: [answered, charged, used].every((count) => count === FREE) && refused === IDENTIFICATIONS - FREE,
  };
}

/** From as many addresses as there are tries, so that it is the account for which they are counted. */
export async function logins(topology) {
  const { email } = await topology.signUp();
  const statuses = await storm(LOGINS, (name, n) =>
    topology.ask(
      name,
      'POST',
      '/api/login',
      { email, password: `not it, try ${n}` },
      { 'x-forwarded-for': topology.newAddress() },
    ),
  );
  const [wrong, refused] = [401, 429].map((wanted) => statuses.filter((status) => status === wanted).length);
  return {
    tried: LOGINS,
    answers: countsOf(statuses),
    isGood: wrong === TRIES && refused === LOGINS - TRIES,
  };
}
