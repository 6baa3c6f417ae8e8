import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api } from '../../../../test/api-without-worker.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';
import { MONTH_NAMES } from '../../../kernel/months.js';
import { Knowledge } from '../knowledge.js';
import { LocalAssistant } from './local-assistant.js';
import { daysOfPeriod, periodIn } from './periods.js';

describe('what was done in a time that is over', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it('is what was noted then, of the care that is asked for, and nothing that was done since', async () => {
    const timeZone = zoneAtNoon();
    const mia = await api.signUp({ timeZone });
    const idOf = async (commonName: string) =>
      (await mia.post('/api/plants', { commonName, watered: 'today' }).expect(201)).body.id as string;
    const [rose, basil] = [await idOf('Rose'), await idOf('Basil')];
    const today = localDateOf(new Date(), timeZone);
    const before = addDays(`${today.slice(0, 7)}-01`, -1);
    const note = (plantId: string, kind: string, on: string) =>
      api.sql(
        `insert into care_events (id, user_id, plant_id, task_id, kind, answer, happened_on)
         select gen_random_uuid(), t.user_id, t.plant_id, t.id, t.kind, 'done', $3::date
           from care_tasks t where t.plant_id = $1 and t.kind = $2`,
        [plantId, kind, on],
      );
    await note(rose, 'water', before);
    await note(rose, 'fertilise', before);
    await note(basil, 'water', addDays(`${before.slice(0, 7)}-01`, -1));
    const assistant = new LocalAssistant(api.app.get(Knowledge, { strict: false }));
    const say = async (...questions: string[]) =>
      (
        await assistant.answer(
          { id: mia.id, timeZone },
          questions.map((content) => ({ role: 'user' as const, content })),
        )
      ).text;
    const month = MONTH_NAMES[Number(before.slice(5, 7)) - 1]!;
    for (const text of [await say('What did I do last month?'), await say(`What did I do in ${month}?`)]) {
      expect(text).toMatch(/ you\n\n- /);
      expect(text).toMatch(/watered \[Rose\]/);
      expect(text).toMatch(/fed \[Rose\]/);
      expect(text).not.toMatch(/Basil|today/);
    }
    expect(await say('What did I water last month?')).not.toMatch(/fed/);
    expect(await say('What did I do today?', 'and last month?')).toMatch(/^Last month you\n\n- .*\[Rose\]/);
  });

  it.each([
    ['what did i do in march', '2026-11-29', ['2026-03-01', '2026-03-31']],
    ['what did i do in december', '2026-11-29', ['2025-12-01', '2025-12-31']],
    ['what did i do in november', '2026-11-29', ['2026-11-01', '2026-11-29']],
    ['and may', '2026-02-01', ['2025-05-01', '2025-05-31']],
    ['what did i do last week', '2026-11-29', ['2026-11-16', '2026-11-22']],
    ['what did i do last week', '2026-11-30', ['2026-11-23', '2026-11-29']],
    ['what did i do last month', '2026-01-31', ['2025-12-01', '2025-12-31']],
    ['what did i do yesterday', '2026-03-01', ['2026-02-28', '2026-02-28']],
    ['what did i do last year', '2026-03-01', ['2025-01-01', '2025-12-31']],
    ['what did i do this week', '2026-11-29', ['2026-11-23', '2026-11-29']],
  ] as const)('is the last of its kind: %s (on %s)', (question, today, days) =>
    expect(daysOfPeriod(periodIn(question)!, today)).toEqual(days),
  );
});
