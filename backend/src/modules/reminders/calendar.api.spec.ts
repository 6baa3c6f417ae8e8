import ICAL from 'ical.js';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { thirsty } from '../../../test/gardeners.js';

const path = '/api/reminders/calendar';

describe('the calendar feed', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  const open = async (person: Person): Promise<string> => {
    const { body } = await person.post(path).expect(200);
    return new URL(body.calendarUrl).pathname;
  };
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  it('is read without signing in, as all-day events of what is due', async () => {
    const rosa = await thirsty(api, 'Peace Lily', 'Fern');
    const { text, headers } = await api
      .visitor()
      .get(await open(rosa))
      .buffer()
      .expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = eventsOf(text);
    expect(events.length).toBeGreaterThan(3);
    const [first] = events;
    expect(first!.summary).toBe('Water your Fern and your Peace Lily');
    expect(first!.startDate.isDate).toBe(true);
    expect(first!.endDate.toJSDate().getTime() - first!.startDate.toJSDate().getTime()).toBe(86_400_000);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: (await rosa.account()).timeZone }).format(
      new Date(),
    );
    expect(first!.startDate.toString()).toBe(today);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('measures in the units of the person', async () => {
    const rosa = await thirsty(api, 'Fern');
    await api.sql(`update users set units = 'imperial' where id = $1`, [rosa.id]);
    const title = 'Let the top 3 cm dry, above 15 °C';
    await api.sql(`update care_tasks set kind = 'custom', title = $2 where user_id = $1`, [rosa.id, title]);
    const { text } = await api
      .visitor()
      .get(await open(rosa))
      .buffer()
      .expect(200);
    const [first] = eventsOf(text);
    expect(first!.summary).toBe('Let the top inch dry, above 59 °F (Fern)');
    expect(first!.description).not.toMatch(/cm|°C/);
  });

  it('keeps to RFC 5545 whatever plants are called', async () => {
    const name =
      'Zoë’s “fern”; with, commas\\ and 🌿 in a name that is much longer than seventy-five octets, ünd Umläute';
    const rosa = await thirsty(api, name, 'BEGIN:VEVENT\r\nSUMMARY:evil');
    const { text } = await api
      .visitor()
      .get(await open(rosa))
      .buffer()
      .expect(200);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.includes('\n') || line.includes('\r'))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(eventsOf(text).length);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+/);
    expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT6H/);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    expect(eventsOf(text)[0]!.description).toContain(name);
  });

  it('stays the same while nothing changes, and is not sent twice', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const address = await open(rosa);
    const first = await api.visitor().get(address).buffer().expect(200);
    const second = await api.visitor().get(address).buffer().expect(200);
    expect(second.text).toBe(first.text);
    await api.visitor().get(address, { 'if-none-match': first.headers.etag! }).expect(304);
    await rosa.post(`/api/plants/${rosa.plants[0]}/water`).expect(200);
    await api.visitor().get(address, { 'if-none-match': first.headers.etag! }).buffer().expect(200);
  });

  it('is for nobody after its link was renewed or turned off', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const first = await open(rosa);
    expect((await rosa.get('/api/reminders')).body.calendarUrl).toContain(first);
    const second = await open(rosa);
    expect(second).not.toBe(first);
    await api.visitor().get(first).expect(404);
    await api.visitor().get(second).buffer().expect(200);
    expect((await rosa.delete(path).expect(200)).body.calendarUrl).toBeNull();
    await api.visitor().get(second).expect(404);
    const third = await open(rosa);
    expect([first, second]).not.toContain(third);
  });

  it('has a link that nobody can guess, and that stands nowhere in the database', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const token = /calendar\/([\w-]{43})\.ics$/.exec(await open(rosa))?.[1];
    expect(token).toBeDefined();
    const rows = await api.sql<{ row: string }>(
      'select reminder_settings::text as row from reminder_settings',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    for (const wrong of ['x', 'A'.repeat(43), token!.slice(0, -1), `${token}A`, '%00', '..%2f..'])
      await api.visitor().get(`/api/calendar/${wrong}.ics`).expect(404);
    await api.visitor().post(path).expect(401);
  });

  it('is for nobody after the key of its link was taken away, and its owner sees that', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const [leaked, fresh] = ['leaked', 'new'].map((word) => `${word} secret of more than 32 characters`);
    /** The same person and database, at a server with these keys. */
    const withKeys = async (keys: string, work: (person: Person) => Promise<void>) => {
      const other = await startApiWithoutWorker({ SESSION_SECRET: keys, DATABASE_URL: api.databaseUrl });
      const person = other.visitor();
      await person.post('/api/login', { email: rosa.email, password: rosa.password }).expect(200);
      await work(person).finally(() => other.stop());
    };
    let address = '';
    await withKeys(leaked!, async (person) => void (address = await open(person)));
    await withKeys(`${fresh},${leaked}`, async (person) => {
      await person.get(address).buffer().expect(200);
      const { body } = await person.get('/api/reminders').expect(200);
      expect(body).toMatchObject({
        calendarUrl: expect.stringContaining(address),
        isCalendarRevoked: false,
      });
    });
    await withKeys(fresh!, async (person) => {
      expect((await person.get(address).expect(404)).body.code).toBe('calendar-not-found');
      const before = (await person.get('/api/reminders').expect(200)).body;
      expect(before).toMatchObject({ calendarUrl: null, isCalendarRevoked: true });
      const renewed = await open(person);
      await person.get(renewed).buffer().expect(200);
      await person.get(address).expect(404);
      const { body } = await person.get('/api/reminders').expect(200);
      expect(body.isCalendarRevoked).toBe(false);
      expect((await person.delete(path).expect(200)).body).toMatchObject({ isCalendarRevoked: false });
    });
  });

  it('is limited for who tries links', async () => {
    const strict = await startApiWithoutWorker({ RATE_LIMITS: 'on' });
    for (let n = 0; n < 60; n += 1) await strict.visitor().get(`/api/calendar/${n}.ics`).expect(404);
    await strict.visitor().get('/api/calendar/60.ics').expect(429);
    await strict.stop();
  });
});
