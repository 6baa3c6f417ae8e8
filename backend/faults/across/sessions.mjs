import { cookieOf } from '../person.mjs';
import { statusOf } from './asking.mjs';

/** Registers at one API, logs in at the other, and logs out at the first. */
export async function sessions(topology) {
  const { email, password, at } = await topology.signUp('api-1');
  const known = await at('api-2')('GET', '/api/auth/user').then(statusOf);
  const login = await topology.ask('api-2', 'POST', '/api/login', { email, password });
  const loggedIn = await statusOf(login);
  const cookie = cookieOf(login);
  const user = (name) => topology.ask(name, 'GET', '/api/auth/user', undefined, { cookie }).then(statusOf);
  const there = await user('api-1');
  await statusOf(await topology.ask('api-1', 'GET', '/api/logout', undefined, { cookie }));
  const gone = await user('api-2');
  return {
    'registered at 1, known at 2': known,
    'logged in at 2': loggedIn,
    'known at 1': there,
    'logged out at 1, known at 2': gone,
    isGood: known === 200 && loggedIn === 200 && there === 200 && gone === 401,
  };
}
