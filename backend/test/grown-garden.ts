import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { toCopies } from '../src/platform/images/photo.js';
import { ImageStore } from '../src/platform/storage/image-store.js';
import type { Api, Person } from './api.js';
import { aPicture } from './photos.js';

/** Tables with a person's data, and the columns that belong to the server rather than the person. */
const TABLES: Record<string, string[]> = {
  plants: [],
  plant_problems: [],
  care_tasks: [],
  care_events: ['member_id'],
  journal_entries: ['member_id'],
  identification_history: ['request_hash', 'idempotency_key'],
  reminder_settings: ['next_at', 'calendar_version', 'calendar_hash'],
};

/** Stores a photo of this person as the app does; returns its address. */
export async function keepPhoto(api: Api, userId: string, seed: string): Promise<string> {
  const id = randomUUID();
  const { kept, small } = await toCopies(await aPicture(seed, 320));
  const store = api.app.get(ImageStore);
  await api.sql('insert into photos (id, user_id) values ($1, $2)', [id, userId]);
  await store.put(`${userId}/${id}.small.webp`, small);
  await store.put(`${userId}/${id}.webp`, kept);
  return `/api/photos/${userId}/${id}.webp`;
}

/** Texts that often come back damaged from files. */
const ODD_TEXTS = [
  'Grandma’s fern, by the window',
  '=HYPERLINK("http://evil.test","click")',
  'two\nlines\r\nand a "quote"; and, a comma',
  '  blanks around  ',
  '🌵 Käse ä ö ü – ß 植物 שלום',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "'already quoted",
  '-1',
];

/** Gives a person a garden in which every column of every table has a value. */
export async function growGarden({ api, person, plants = 8 }: { api: Api; person: Person; plants?: number }) {
  const { id: userId } = person;
  const photos: string[] = [];
  const photo = async (seed: string) => {
    const url = await keepPhoto(api, userId, seed);
    photos.push(url);
    return url;
  };
  await api.sql(
    `update users set time_zone = 'Pacific/Auckland', units = 'imperial', easy_view = true, profile_image_url = $2 where id = $1`,
    [userId, await photo('profile')],
  );
  await api.sql(`insert into reminder_settings (user_id, hour, email) values ($1, 7, false)`, [userId]);
  for (let index = 0; index < plants; index += 1) {
    const text = ODD_TEXTS[index % ODD_TEXTS.length]!;
    const [plant] = await api.sql<{ id: string }>(
      `insert into plants (user_id, library_id, common_name, scientific_name, description, image_url, water_needs, light_needs,
         soil_type, care_instructions, date_added, last_watered, place, light, pot_cm, outdoors, problem, archived_at)
       values ($1, (select id from plant_library order by slug limit 1), $2, 'Aloe vera', $2, $3, 'Weekly', 'Bright', $2, $2,
         now() - interval '90 days' + $4 * interval '1 minute', '2026-11-01 10:11:12.123456Z', $2, 'bright', 14, true, $5, $6)
       returning id`,
      [
        userId,
        text,
        index === 0 ? '/drawings/aloe-vera.svg' : await photo(`plant ${index}`),
        index,
        index % 3 ? text : null,
        index % 4 === 3 ? '2026-10-01T00:00:00.000Z' : null,
      ],
    );
    if (index % 3) await growProblem(api, userId, plant!.id, text);
    await growCare(api, userId, plant!.id, text, await photo(`journal ${index}`));
  }
  await identify(api, userId, [await photo('one'), await photo('two')]);
  return { photos };
}

async function growCare(api: Api, userId: string, plantId: string, text: string, imageUrl: string) {
  const [task] = await api.sql<{ id: string }>(
    `insert into care_tasks (user_id, plant_id, kind, growing_days, resting_days, own_rhythm, starts_on, last_done_on, due_on,
       late_on, reason) values ($1, $2, 'water', 7, 14, true, '2026-01-02', '2026-11-01', '2026-11-08', '2026-11-12', $3)
     returning id`,
    [userId, plantId, text],
  );
  await api.sql(
    `insert into care_tasks (user_id, plant_id, kind, title, growing_days, active, starts_on, due_on, late_on, reason, months,
       every_years, rest_months, closes_on, put_off_from, not_before)
     values ($1, $2, 'custom', 'Turn it', 30, false, '2026-01-02', '2026-12-01', '2026-12-15', 'Yours', '{12,1}', 2, '{6,7}',
       '2027-01-31', '2026-11-30', '2026-11-01')`,
    [userId, plantId],
  );
  const [entry] = await api.sql<{ id: string }>(
    `insert into journal_entries (plant_id, user_id, content, image_url, care_actions, by_member)
     values ($1, $2, $3, $4, '{water,prune}', true) returning id`,
    [plantId, userId, text, imageUrl],
  );
  for (const answer of ['done', 'still-moist'])
    await api.sql(
      `insert into care_events (user_id, plant_id, task_id, kind, answer, days, happened_on, entry_id, by_sitter, by_member)
       values ($1, $2, $3, 'water', $4, 3, '2026-11-01', $5, true, true)`,
      [userId, plantId, task!.id, answer, entry!.id],
    );
}

async function growProblem(api: Api, userId: string, plantId: string, text: string) {
  const causes = [
    { diagnosis: 'thrips', name: 'Thrips', probability: 0.8, why: 'Why we think so: silvery streaks.' },
  ];
  const add = async (closedOn: string | null, outcome: string | null) => {
    const [problem] = await api.sql<{ id: string }>(
      `insert into plant_problems (user_id, plant_id, diagnosis, title, words, answers, causes, opened_on, photo_on,
         look_again_on, closed_on, outcome)
       values ($1, $2, 'thrips', $3, $3, '{"look": "pale", "pale": "silver"}', $4, '2026-10-01', '2026-10-15', '2026-10-22', $5, $6)
       returning id`,
      [userId, plantId, text, JSON.stringify(causes), closedOn, outcome],
    );
    return problem!.id;
  };
  await add('2026-10-20', 'not-better');
  const open = await add(null, null);
  for (const step of ['photo', 'look'])
    await api.sql(
      `insert into care_tasks (user_id, plant_id, problem_id, step, kind, title, growing_days, starts_on, due_on, late_on, reason)
       values ($1, $2, $3, $4, 'custom', 'Take a photo', 1, '2026-10-15', '2026-10-15', '2026-10-18', 'Treatment')`,
      [userId, plantId, open, step],
    );
}

async function identify(api: Api, userId: string, imageUrls: string[]) {
  const [aloe] = await api.sql<{ id: string; name: string }>(
    `select id, scientific_name as name from plant_library order by slug limit 1`,
  );
  const names = { commonName: 'Aloe', scientificName: aloe!.name, libraryId: aloe!.id };
  const finding = {
    provider: { name: 'local', model: 'built in' },
    isPlant: true,
    mayNotBeAPlant: false,
    certainty: 'sure',
    advice: 'This looks like Aloe.',
    confidence: 0.91,
    plant: {
      ...names,
      description: 'Green.',
      waterNeeds: 'Weekly',
      lightNeeds: 'Bright',
      soilType: 'Gritty',
      careInstructions: 'Wait.',
      difficulty: 'easy',
      diseaseDetection: { status: 'warning', healthScore: 60, issues: ['Limp'], recommendations: ['Water'] },
      petToxicity: {
        level: 'toxic',
        animals: ['cats'],
        source: 'https://example.org/aloe',
        basis: 'A list.',
      },
    },
    candidates: [{ ...names, rank: 'species', confidence: 0.91, imageUrl: '/drawings/aloe-vera.svg' }],
    secondOpinion: {
      provider: 'local',
      commonName: 'Aloe',
      scientificName: 'Aloe',
      confidence: 0.5,
      agrees: true,
    },
  };
  const feedback = { correct: true, scientificName: aloe!.name, givenAt: '2026-11-02T08:00:00.000Z' };
  await api.sql(
    `insert into identification_history (id, user_id, state, image_url, image_urls, identified_as, confidence, finding, charged,
       feedback, request_hash, closed_at)
     values ($1, $2, 'answered', $3, $4, $5, '0.9100', $6, true, $7, 'hash', '2026-11-02 07:59:59.987654Z')`,
    [randomUUID(), userId, imageUrls[0], imageUrls, aloe!.id, finding, feedback],
  );
  await api.sql(
    `insert into identification_history (id, user_id, state, image_url, image_urls, failure, charged, request_hash, closed_at)
     values ($1, $2, 'released', $3, $4, $5, false, 'hash', now())`,
    [randomUUID(), userId, imageUrls[0], imageUrls, { kind: 'unavailable', code: 'busy', message: 'Later.' }],
  );
}

/** Every row of a person, exactly as Postgres has it, table by table. */
export async function rowsOf(api: Api, userId: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const [table, leftOut] of Object.entries(TABLES)) {
    const found = await api.sql<{ row: string }>(
      `select (to_jsonb(t) - $2::text[])::text as row from ${table} t where user_id = $1`,
      [userId, leftOut],
    );
    rows[table] = found.map(({ row }) => row).sort();
  }
  return rows;
}

/** The stored bytes of these photos, by id. */
export async function photosOf(api: Api, urls: string[]): Promise<Map<string, Buffer>> {
  const store = api.app.get(ImageStore);
  const key = (url: string) => url.replace('/api/photos/', '');
  return new Map(
    await Promise.all(
      urls.map(async (url): Promise<[string, Buffer]> => [key(url), await store.get(key(url))]),
    ),
  );
}

/** A photo with a GPS position, as a phone makes it. */
export const photoWithPlace = async (): Promise<Buffer> =>
  sharp(await aPicture('gps'))
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .webp()
    .toBuffer();
