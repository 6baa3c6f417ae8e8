import { until } from './until.mjs';

const PEOPLE = 8;
/** Every third write is one whose effect a worker makes. */
const BY_WORKER = 3;

/** Writes at a steady rate, whatever happens, and afterwards looks for each write. */
export class Writers {
  plants = new Map();
  profiles = new Map();
  pending = new Set();
  /** Statuses and errors of the writes that were not acknowledged. */
  refusals = [];
  count = 0;

  constructor(installation, perSecond) {
    this.installation = installation;
    this.perSecond = perSecond;
  }

  async start() {
    this.people = [];
    for (let n = 0; n < PEOPLE; n += 1) this.people.push(await this.installation.signUp());
    for (const { id } of this.people) this.profiles.set(id, { sent: 0, acknowledged: 0 });
    this.timer = setInterval(() => this.write(), 1000 / this.perSecond);
  }

  write() {
    const n = (this.count += 1);
    const person = this.people[n % PEOPLE];
    const writing = (n % BY_WORKER ? this.addPlant(person, `pot ${n}`) : this.updateProfile(person)).finally(
      () => this.pending.delete(writing),
    );
    this.pending.add(writing);
  }

  async addPlant({ send }, commonName) {
    this.plants.set(commonName, false);
    if (await this.isTaken(send('POST', '/api/plants', { commonName }))) this.plants.set(commonName, true);
  }

  async updateProfile({ id, send }) {
    const count = this.profiles.get(id);
    count.sent += 1;
    const profile = { firstName: 'Rosa', lastName: 'Moss' };
    if (await this.isTaken(send('PUT', '/api/profile/update', profile))) count.acknowledged += 1;
  }

  /** Ends, waits until the workers have done what was put off, and answers what was acknowledged, lost and doubled. */
  async stop() {
    clearInterval(this.timer);
    await Promise.all(this.pending);
    const waiting = () => this.installation.sql('select 1 from outbox where parked_at is null limit 1');
    await until(async () => (await waiting().catch(() => [1])).length === 0, 200);
    const found = await this.findPlants();
    const result = { sent: this.count, acknowledged: 0, lost: 0, doubled: 0, refusals: this.refusals };
    for (const [name, isAcknowledged] of this.plants) {
      const rows = found.get(name) ?? 0;
      if (isAcknowledged) result.acknowledged += 1;
      if (isAcknowledged && rows === 0) result.lost += 1;
      if (rows > 1) result.doubled += 1;
    }
    const changes = await this.findChanges();
    for (const [id, { sent, acknowledged }] of this.profiles) {
      const rows = changes.get(id) ?? 0;
      result.acknowledged += acknowledged;
      result.lost += Math.max(0, acknowledged - rows);
      result.doubled += Math.max(0, rows - sent);
    }
    return result;
  }

  async findPlants() {
    const rows = await this.installation.sql(
      'select common_name as name, count(*)::int as rows from plants where user_id = any($1) group by 1',
      [[...this.profiles.keys()]],
    );
    return new Map(rows.map(({ name, rows: count }) => [name, count]));
  }

  async findChanges() {
    const rows = await this.installation.sql(
      `select user_id as id, count(*)::int as rows from user_activities where action = 'profile_update' group by 1`,
    );
    return new Map(rows.map(({ id, rows: count }) => [id, count]));
  }

  /** Acknowledged means: the whole answer arrived, and it was a 2xx. */
  async isTaken(sending) {
    const outcome = await sending.then(
      (answer) => answer.text().then(() => answer.ok || answer.status),
      (error) => error.cause?.code ?? error.message,
    );
    if (outcome !== true) this.refusals.push(outcome);
    return outcome === true;
  }
}
