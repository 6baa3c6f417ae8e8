import { randomUUID } from 'node:crypto';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { FIND_SHARED } from './photo.statements.js';

describe('a photo of a shared garden', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it('is found by its address, however many plants and notes there are', async () => {
    const [rosa, ada] = [await api.signUp(), await api.signUp()];
    await api.sql(
      `insert into plants (user_id, common_name, image_url, water_needs, light_needs)
       select $1, 'x', '/api/photos/' || $1::uuid || '/' || gen_random_uuid() || '.webp', 'Weekly', 'Bright' from generate_series(1, 3000)`,
      [rosa.id],
    );
    await api.sql(
      `insert into journal_entries (id, plant_id, user_id, content, image_url)
       select gen_random_uuid(), id, user_id, 'x', image_url from plants where image_url like '/api/photos/%'`,
    );
    await api.sql('analyze plants, journal_entries');
    const text = FIND_SHARED.text
      .replaceAll('$1', `'${rosa.id}'`)
      .replaceAll('$2', `'${ada.id}'`)
      .replaceAll('$3', `'/api/photos/${rosa.id}/${randomUUID()}.webp'`);
    const plan = JSON.stringify(await api.sql(`explain ${text}`));
    expect(plan).toContain('using plants_photo');
    expect(plan).toContain('using journal_entries_photo');
    expect(plan).not.toMatch(/Seq Scan on (plants|journal_entries)/);
  });
});
