import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { startApiWithoutWorker } from './api-without-worker.js';
import type { Api, Person } from './api-without-worker.js';

/** Of visits made up at random, each with up to so many actions. */
const RUNS = Number(process.env.STATEFUL_RUNS ?? 20);
const ACTIONS = 30;
/** What they are made from: STATEFUL_SEED makes the same again. */
const SEED = Number(process.env.STATEFUL_SEED ?? randomInt(2 ** 31));

jest.setTimeout(120_000);

interface AnEntry {
  id: string;
  isDeleted: boolean;
}
interface APlant {
  id: string;
  owner: number;
  isDeleted: boolean;
  entries: AnEntry[];
  /** Waterings that were noted and not taken back. */
  waterings: string[];
}
/** What must be there after all that was done so far. */
interface Model {
  plants: APlant[];
}
interface World {
  api: Api;
  people: [Person, Person];
}
type Action = fc.AsyncCommand<Model, World>;

const NOBODYS = randomUUID();
const pick = <T>(list: T[], n: number): T | undefined => list[n % Math.max(list.length, 1)];

/** One action of somebody on one of all plants, be it theirs or not, there or deleted. `isMet` says whether it may succeed. */
abstract class OnPlant implements Action {
  constructor(
    readonly who: 0 | 1,
    readonly which: number,
  ) {}
  check = () => true;
  toString = () => `${['Rosa', 'Otto'][this.who]!}: ${this.constructor.name} ${this.which}`;
  protected plantIn = (model: Model) => pick(model.plants, this.which);
  protected reaches = (plant?: APlant): plant is APlant =>
    plant !== undefined && plant.owner === this.who && !plant.isDeleted;
  /** A note is its writer's, also while its plant is deleted. */
  protected owns = (plant?: APlant) => plant?.owner === this.who;
  abstract run(model: Model, world: World): Promise<void>;
}

class Add implements Action {
  constructor(readonly who: 0 | 1) {}
  check = () => true;
  toString = () => `${['Rosa', 'Otto'][this.who]!}: Add`;
  async run(model: Model, { people }: World) {
    const { body } = await people[this.who].post('/api/plants', { commonName: 'Fern' }).expect(201);
    model.plants.push({ id: body.id, owner: this.who, isDeleted: false, entries: [], waterings: [] });
  }
}

class Delete extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const answer = await people[this.who].delete(`/api/plants/${plant?.id ?? NOBODYS}`);
    expect(answer.status).toBe(this.reaches(plant) ? 204 : 404);
    if (this.reaches(plant)) plant.isDeleted = true;
  }
}

class Restore extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const answer = await people[this.who].post(`/api/plants/${plant?.id ?? NOBODYS}/restore`);
    // One that is there already stays there.
    expect(answer.status).toBe(plant?.owner === this.who ? 200 : 404);
    if (plant?.owner === this.who) plant.isDeleted = false;
  }
}

class Water extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const answer = await people[this.who].post(`/api/plants/${plant?.id ?? NOBODYS}/water`, {});
    expect(answer.status).toBe(this.reaches(plant) ? 200 : 404);
    if (this.reaches(plant)) plant.waterings.push(answer.body.eventId);
  }
}

class TakeBack extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const event = plant?.waterings.at(-1);
    const answer = await people[this.who].delete(`/api/care/events/${event ?? NOBODYS}`);
    expect(answer.status).toBe(event && this.reaches(plant) ? 204 : 404);
    if (event && this.reaches(plant)) plant.waterings.pop();
  }
}

class Write extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const answer = await people[this.who].post(`/api/plants/${plant?.id ?? NOBODYS}/journal`, {
      content: 'A leaf.',
    });
    expect(answer.status).toBe(this.reaches(plant) ? 201 : 404);
    if (this.reaches(plant)) plant.entries.push({ id: answer.body.id, isDeleted: false });
  }
}

class Strike extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const entry = plant?.entries.findLast(({ isDeleted }) => !isDeleted);
    const answer = await people[this.who].delete(`/api/journal/${entry?.id ?? NOBODYS}`);
    expect(answer.status).toBe(entry && this.owns(plant) ? 204 : 404);
    if (entry && this.owns(plant)) entry.isDeleted = true;
  }
}

class BringBack extends OnPlant {
  async run(model: Model, { people }: World) {
    const plant = this.plantIn(model);
    const entry = plant?.entries.findLast(({ isDeleted }) => isDeleted);
    const answer = await people[this.who].post(`/api/journal/${entry?.id ?? NOBODYS}/restore`);
    expect(answer.status).toBe(entry && this.owns(plant) ? 200 : 404);
    if (entry && this.owns(plant)) entry.isDeleted = false;
  }
}

/** Both look at all they have: it is what the model says, and nothing of the other. */
class Look implements Action {
  check = () => true;
  toString = () => 'Look';
  async run(model: Model, { people }: World) {
    for (const [owner, person] of people.entries()) {
      const own = model.plants.filter((plant) => plant.owner === owner);
      const here = own.filter(({ isDeleted }) => !isDeleted);
      expect(await idsAt(person, '/api/plants')).toEqual(here.map(({ id }) => id).sort());
      expect(await idsAt(person, '/api/deleted-plants')).toEqual(
        own
          .filter(({ isDeleted }) => isDeleted)
          .map(({ id }) => id)
          .sort(),
      );
      for (const { id, entries } of here)
        expect(await journalOf(person, id)).toEqual(
          entries
            .filter(({ isDeleted }) => !isDeleted)
            .map((entry) => entry.id)
            .sort(),
        );
    }
  }
}

const idsAt = async (person: Person, path: string): Promise<string[]> => {
  const { body } = await person.get(path).expect(200);
  return body.map(({ id }: { id: string }) => id).sort();
};
/** What was written; what care says of itself there has no entry of its own. */
const journalOf = async (person: Person, id: string): Promise<string[]> => {
  const { body } = await person.get(`/api/plants/${id}/journal`).expect(200);
  return body
    .filter(({ source }: { source: string }) => source === 'journal')
    .map((entry: AnEntry) => entry.id)
    .sort();
};

const who = fc.constantFrom(0 as const, 1 as const);
const on = (Kind: new (who: 0 | 1, which: number) => OnPlant) =>
  fc.tuple(who, fc.nat({ max: 9 })).map(([one, which]) => new Kind(one, which));
const actions = fc.commands(
  [
    who.map((one) => new Add(one)),
    ...[Delete, Restore, Water, TakeBack, Write, Strike, BringBack].map(on),
    fc.constant(new Look()),
  ],
  { maxCommands: ACTIONS, size: 'max' },
);

describe('two gardeners who do whatever comes to their minds', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker({ RATE_LIMITS: 'off' })));
  afterAll(() => api.stop());

  it(`have what they have, and nothing of each other, ${RUNS} times from seed ${SEED}`, async () => {
    const visit = async (commands: Iterable<Action>) => {
      const people: [Person, Person] = [await api.signUp(), await api.signUp()];
      await fc.asyncModelRun(
        () => ({ model: { plants: [] }, real: { api, people } }),
        [...commands, new Look()],
      );
    };
    await fc.assert(fc.asyncProperty(actions, visit), { numRuns: RUNS, seed: SEED });
  });
});
