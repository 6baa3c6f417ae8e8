let people = 0;

/** What somebody who is not known yet says to register. */
export const newPerson = () => ({
  email: `person-${process.pid}-${(people += 1)}@leaflore.test`,
  firstName: 'Rosa',
  lastName: 'Moss',
  password: 'a calm green place',
});

/** The cookies that an answer sets, as they are sent back. */
export const cookieOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Sends a request as a page of `origin` does. `body` is sent as JSON, unless it is a text or bytes. */
export function request(url, { method, address, body, headers, origin }) {
  const isSentAsItIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  return fetch(url + address, {
    method,
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: isSentAsItIs ? body : JSON.stringify(body),
  });
}
