import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import de from '../../kernel/languages/de/index.js';
import en from '../../kernel/languages/en/index.js';
import es from '../../kernel/languages/es/index.js';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const names = { firstName: 'Rosa', lastName: 'Moss' };

describe('the language of an answer', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  const speaks = (language: string | null) => {
    const person = api.visitor();
    if (language) person.cookies.set('language', language);
    return person;
  };

  it.each([
    ['the cookie', 'es', GERMAN, 'es', es.http.nothingHere],
    ['what the device prefers', null, GERMAN, 'de', de.http.nothingHere],
    ['English', null, {}, 'en', en.http.nothingHere],
    ['what the device prefers, where the cookie is nonsense', 'xx', GERMAN, 'de', de.http.nothingHere],
  ])('is %s', async (_why, cookie, headers, code, message) => {
    const answer = await speaks(cookie).get('/api/nothing-here', headers).expect(404);
    expect([answer.headers['content-language'], answer.body.message]).toEqual([code, message]);
  });

  it('is also that of what is refused before Nest: other sites, unknown hosts, bodies that cannot be read', async () => {
    const rosa = speaks('de');
    const refused = async (answer: PromiseLike<{ body: { message: string } }>) => (await answer).body.message;
    expect(await refused(rosa.post('/api/login', {}, { 'sec-fetch-site': 'cross-site' }))).toBe(
      de.http.crossSite,
    );
    expect(await refused(rosa.get('/api/plants', { host: 'evil.test' }))).toBe(de.http.unknownHost);
    expect(await refused(rosa.put('/api/uploads/1'))).toBe(de.http.loginNeeded);
    const json = { 'content-type': 'application/json' };
    expect(await refused(rosa.post('/api/login', '{"email":', json))).toBe(de.http.unreadable);
    expect(await refused(rosa.post('/api/login', `"${'x'.repeat(300_000)}"`, json))).toBe(de.http.tooLarge);
  });

  it('is that of each field that is not right, after a body that came in pieces', async () => {
    const person = { email: 'rosa', password: 'x'.repeat(200_000), ...names };
    const { body } = await speaks('es').post('/api/register', person).expect(400);
    expect(body.errors).toEqual([
      { field: 'email', message: es.http.noEmail },
      { field: 'password', message: es.http.passwordLength },
    ]);
  });

  it('is not mixed up where two ask at the same time', async () => {
    const wrong = { email: 'nobody@leaflore.test', password: 'no idea' };
    const answers = await Promise.all(
      ['de', 'es', 'en', 'de'].map((code) => speaks(code).post('/api/login', wrong).expect(401)),
    );
    const said = [de, es, en, de].map(({ auth }) => auth.invalidCredentials);
    expect(answers.map(({ body }) => body.message)).toEqual(said);
  });

  it('is not that of the request before on the same connection', async () => {
    const codes = ['de', 'en', 'es', 'en'] as const;
    const body = JSON.stringify({ email: 'rosa' });
    const about = `Host: leaflore.test\r\nOrigin: http://leaflore.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const asked = codes.map(
      (code) => `POST /api/login HTTP/1.1\r\nAccept-Language: ${code}\r\n${about}\r\n\r\n${body}`,
    );
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answers = '';
    socket.on('data', (data) => (answers += String(data)));
    for (const [index, request] of asked.entries()) {
      socket.write(request);
      if (index % 2) continue; // the next one is sent before this one is answered
      await eventually(
        () => answers,
        (all) => all.split('HTTP/1.1 ').length > index + 1,
      );
    }
    const said = codes.map((code) => ({ de, en, es })[code].http.noEmail);
    await eventually(
      () => answers,
      (all) => (all.match(/"field":"email","message":"[^"]*/g) ?? []).length === 4,
    );
    socket.destroy();
    expect(answers.match(/(?<="field":"email","message":")[^"]*/g)).toEqual(said);
  });

  it('is the account’s where the device has chosen none, and the device’s where it has', async () => {
    const rosa = await api.signUp();
    expect((await rosa.account()).language).toBe('en');
    await rosa.put('/api/profile/update', { ...names, language: 'fr' }).expect(400);
    await rosa.put('/api/profile/update', { ...names, language: 'es' }).expect(200);
    expect(await rosa.account()).toMatchObject({ language: 'es', units: 'metric' });
    const lost = '/api/plants/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b';
    expect((await rosa.get(lost, GERMAN).expect(404)).headers['content-language']).toBe('es');
    rosa.cookies.set('language', 'de');
    expect((await rosa.get(lost).expect(404)).headers['content-language']).toBe('de');
  });

  it('is kept by a new account, and its mails are in it', async () => {
    const rosa = speaks('de');
    const person = { ...names, email: 'rosa-de@leaflore.test', password: rosa.password };
    const { body } = await rosa.post('/api/register', person).expect(201);
    expect(body).toMatchObject({ user: { language: 'de' }, message: de.auth.registered });
    // Asked for by somebody who speaks English: the mail is for the owner.
    await api.visitor().post('/api/password/forgot', { email: person.email }).expect(202);
    const mails = await eventually(
      () => [...api.mails(), ...api.mails('verification')].filter((mail) => mail.includes(person.email)),
      (found) => found.some((mail) => /ein neues Passwort/.test(mail)),
    );
    expect(mails.join()).not.toMatch(/Hello|password/);
  });

  it('is part of the address of what is kept, and depends on nothing else there; nothing else is kept', async () => {
    const { headers } = await speaks('de').get('/api/plant-library?language=es', GERMAN).expect(200);
    expect([headers['content-language'], headers.vary]).toEqual(['es', 'accept-encoding']);
    const english = await speaks('de').get('/api/plant-library/no-such-plant', GERMAN).expect(404);
    expect([english.headers['content-language'], english.headers['cache-control']]).toEqual([
      'en',
      'no-store',
    ]);
  });

  it('is English in the contract, even if another language asks for it first', async () => {
    const { text } = await speaks('de').get('/api/openapi.yaml', GERMAN).expect(200);
    expect(text).toContain(en.http.nothingHere);
    expect(text).not.toContain(de.http.nothingHere);
  });
});
