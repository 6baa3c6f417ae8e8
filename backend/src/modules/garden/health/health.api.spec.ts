import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';
import { reasonOn } from '../domain/rhythm-words.js';
import { GardenRecords } from '../garden-records.repository.js';
import type { LocalDate } from '../../../kernel/local-date.js';

const mites = { answers: { look: 'coating', coating: 'webs', also: 'pale' } };

describe('what is wrong with a plant', () => {
  let api: Api;
  let rosa: Person;
  let today: LocalDate;
  let id: string;
  let path: string;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    const timeZone = zoneAtNoon();
    rosa = await api.signUp({ timeZone });
    today = localDateOf(new Date(), timeZone);
    id = (await rosa.post('/api/plants', { commonName: 'Ivy', scientificName: 'Hedera helix' }).expect(201))
      .body.id;
    path = `/api/plants/${id}/problems`;
  });

  const open = async (complaint: object = mites) => (await rosa.post(path, complaint).expect(201)).body;
  const plant = async () => (await rosa.get(`/api/plants/${id}`).expect(200)).body;
  const problems = async () => (await rosa.get(path).expect(200)).body;
  const care = async () => (await rosa.get('/api/care/today').expect(200)).body;
  const close = (problem: string, outcome: string) => rosa.post(`${path}/${problem}/close`, { outcome });

  it('is found from what was tapped, with its causes, a treatment with dates, and a plant that needs care', async () => {
    const problem = await open();
    expect(problem).toMatchObject({
      plantId: id,
      diagnosis: 'spider-mites',
      title: 'Spider mites',
      answers: mites.answers,
      openedOn: today,
      photoOn: addDays(today, 10),
      lookAgainOn: addDays(today, 14),
      closedOn: null,
      outcome: null,
    });
    expect(problem.causes[0]).toMatchObject({ diagnosis: 'spider-mites', name: 'Spider mites' });
    expect(problem.causes[0].why).toContain('fine webs');
    expect(problem.steps.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['step', 'photo', 'look']),
    );
    expect(await plant()).toMatchObject({ problem: 'Spider mites', status: 'needs-care' });
    expect(await problems()).toEqual([problem]);
  });

  it('leaves to spring what is done in spring, where the gardener lives', async () => {
    for (const [timeZone, month] of [
      ['Europe/Berlin', '03'],
      ['America/Santiago', '09'],
    ] as const) {
      const gardener = await api.signUp({ timeZone });
      const { body } = await gardener.post('/api/plants', { commonName: 'Azalea' }).expect(201);
      const problem = (
        await gardener.post(`/api/plants/${body.id}/problems`, { diagnosis: 'iron' }).expect(201)
      ).body;
      const { dueOn } = problem.steps.find(({ text }: { text: string }) => text.includes('in spring'));
      const here = localDateOf(new Date(), timeZone);
      const spring = timeZone === 'Europe/Berlin' ? [3, 4, 5] : [9, 10, 11];
      const isSpring = spring.includes(Number(here.slice(5, 7)));
      expect(isSpring ? dueOn : dueOn.slice(5)).toBe(isSpring ? addDays(here, 14) : `${month}-15`);
    }
  });

  it('makes tasks of its steps: in today and the calendar, done once, and back when that is undone', async () => {
    const problem = await open();
    const steps = problem.steps.filter(({ dueOn }: { dueOn: string }) => dueOn === today);
    const due = (await care()).due.filter(({ kind }: { kind: string }) => kind === 'treatment');
    expect(due.map(({ title }: { title: string }) => title).sort()).toEqual(
      steps.map(({ text }: { text: string }) => text).sort(),
    );
    const { body } = await rosa.post(`/api/care/tasks/${due[0].id}/done`, {}).expect(200);
    expect((await care()).due).toHaveLength(due.length - 1);
    expect((await care()).done).toEqual([expect.objectContaining({ title: due[0].title })]);
    const done = (await problems())[0].steps.find(({ taskId }: { taskId: string }) => taskId === due[0].id);
    expect(done.doneOn).toBe(today);
    await rosa.delete(`/api/care/events/${body.eventId}`).expect(204);
    expect((await care()).due).toHaveLength(due.length);
    await rosa.post(`/api/care/tasks/${due[0].id}/snooze`, { because: 'later', days: 2 }).expect(200);
    expect((await care()).due).toHaveLength(due.length - 1);
    const month = addDays(today, 10).slice(0, 7);
    const calendar = (await rosa.get(`/api/care/calendar?month=${month}`).expect(200)).body;
    const day = calendar.days.find(({ date }: { date: string }) => date === addDays(today, 10));
    expect(day.tasks).toContainEqual(
      expect.objectContaining({ kind: 'treatment', title: 'Take a photo from the same side as before.' }),
    );
  });

  it('is looked at again a week after each look that found it about the same, and never without a next date', async () => {
    const problem = await open();
    const look = async () => {
      const [{ steps, lookAgainOn }] = await problems();
      const [next] = steps.filter(({ kind }: { kind: string }) => kind === 'look');
      expect(next).toMatchObject({ dueOn: lookAgainOn, doneOn: null });
      return next;
    };
    const { taskId, dueOn } = await look();
    const done = () => rosa.post(`/api/care/tasks/${taskId}/done`, {}).expect(200);
    const { body } = await done();
    expect(body.task).toMatchObject({ problemId: problem.id, step: 'look', dueOn: addDays(today, 7) });
    expect((await look()).dueOn).toBe(addDays(today, 7));
    await rosa.delete(`/api/care/events/${body.eventId}`).expect(204);
    expect((await look()).dueOn).toBe(dueOn);
    await done();
    await close(problem.id, 'better').expect(200);
    expect((await care()).next.filter(({ step }: { step: string }) => step === 'look')).toEqual([]);
    await rosa.post(`${path}/${problem.id}/reopen`).expect(200);
    expect((await look()).dueOn).toBe(addDays(today, 7));
    await close(problem.id, 'not-better').expect(200);
    expect((await look()).dueOn).toBe(addDays(today, 7));
    await open({ diagnosis: 'thrips' });
    expect((await look()).dueOn).toBe((await problems())[0].lookAgainOn);
  });

  it('has its next look after an import of a file that has none, or in which it was over', async () => {
    await open();
    const settle = async () => {
      await api.app.get(GardenRecords, { strict: false }).settleProblems(rosa.id);
      const [look] = await api.sql<{ reason: string }>(
        `select reason from care_tasks where plant_id = $1 and step = 'look'`,
        [id],
      );
      expect(reasonOn(look!.reason, today, today)).toBe('Part of its plan, for today.');
    };
    const next = async () => (await problems())[0].lookAgainOn;
    await api.sql(`delete from care_tasks where plant_id = $1 and step = 'look'`, [id]);
    await settle();
    expect((await next()) > today).toBe(true);
    expect((await next()) <= addDays(today, 8)).toBe(true);
    const over = addDays(today, -3);
    await api.sql(
      `update care_tasks set active = false, last_done_on = $2 where plant_id = $1 and step = 'look'`,
      [id, over],
    );
    await settle();
    expect(await next()).toBe(addDays(over, 7));
    expect((await care()).next).toContainEqual(
      expect.objectContaining({ step: 'look', dueOn: addDays(over, 7) }),
    );
    expect(await problems()).toHaveLength(1);
  });

  it('keeps its steps out of the schedule, which its gardener may change', async () => {
    const { steps } = await open();
    const schedule = (await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body;
    expect(schedule.map(({ kind }: { kind: string }) => kind)).not.toContain('treatment');
    await rosa.delete(`/api/care/tasks/${steps[0].taskId}`).expect(404);
    const change = { kind: 'custom', taskId: steps[0].taskId, everyDays: 1 };
    await rosa.patch(`/api/plants/${id}/schedule`, change).expect(404);
    await rosa.patch(`/api/plants/${id}/schedule`, { kind: 'treatment', everyDays: 1 }).expect(400);
  });

  it('ends as better: no step is left, and what is done stays in the journal', async () => {
    const problem = await open();
    await rosa.post(`/api/care/tasks/${problem.steps[0].taskId}/done`, {}).expect(200);
    const { body } = await close(problem.id, 'better').expect(200);
    expect(body).toMatchObject({ followUp: null, next: [], problem: { outcome: 'better', closedOn: today } });
    expect(body.problem.steps).toHaveLength(1);
    expect(await plant()).toMatchObject({ problem: null, status: 'healthy' });
    expect((await care()).due).toEqual([]);
    expect((await close(problem.id, 'better').expect(200)).body.problem).toEqual(body.problem);
    expect((await close(problem.id, 'not-better').expect(409)).body.code).toBe('problem-is-closed');
    const journal = (await rosa.get(`/api/plants/${id}/journal`).expect(200)).body;
    expect(journal[0].content).toContain(problem.steps[0].text.slice(0, -1));
  });

  it('goes on where it was when the closing is taken back', async () => {
    const problem = await open();
    await rosa.post(`/api/care/tasks/${problem.steps[0].taskId}/done`, {}).expect(200);
    const [before] = await problems();
    for (const outcome of ['better', 'not-better', 'mistaken']) {
      await close(problem.id, outcome).expect(200);
      for (let times = 0; times < 2; times += 1)
        expect((await rosa.post(`${path}/${problem.id}/reopen`).expect(200)).body).toEqual(before);
      expect(await problems()).toEqual([before]);
      expect(await plant()).toMatchObject({ problem: 'Spider mites', status: 'needs-care' });
    }
    await close(problem.id, 'mistaken').expect(200);
    await open({ diagnosis: 'thrips' });
    const { body } = await rosa.post(`${path}/${problem.id}/reopen`).expect(409);
    expect(body.code).toBe('problem-is-open');
  });

  it('can be taken back: the plan goes, and the words of its gardener stay', async () => {
    const withdraw = async (status: number) =>
      (await rosa.delete(`${path}/${(await problems())[0].id}`).expect(status)).body;
    await rosa.patch(`/api/plants/${id}`, { problem: 'Brown tips' }).expect(200);
    await open();
    await withdraw(204);
    expect((await problems())[0]).toMatchObject({ diagnosis: null, title: 'Brown tips', causes: [] });
    expect((await care()).due).toEqual([]);
    expect(await plant()).toMatchObject({ problem: 'Brown tips', status: 'needs-care' });
    await withdraw(204);
    expect(await problems()).toEqual([]);
    expect(await plant()).toMatchObject({ problem: null, status: 'healthy' });
    const problem = await open();
    await rosa.post(`/api/care/tasks/${problem.steps[0].taskId}/done`, {}).expect(200);
    await close(problem.id, 'better').expect(200);
    expect(await withdraw(409)).toMatchObject({ code: 'problem-is-closed' });
  });

  it('leaves the plant unwell when it is not better, and says what to think of next', async () => {
    const problem = await open();
    const { body } = await close(problem.id, 'not-better').expect(200);
    expect(body.next).toEqual(['thrips', 'dry-air']);
    expect(body.followUp).toMatchObject({
      diagnosis: null,
      title: 'Still unwell: Spider mites',
      closedOn: null,
    });
    expect(await plant()).toMatchObject({ status: 'needs-care', problem: 'Still unwell: Spider mites' });
    expect(await problems()).toHaveLength(2);
    expect((await close(problem.id, 'not-better').expect(200)).body.followUp).toBeNull();
    const again = await open({ diagnosis: 'thrips' });
    expect(again).toMatchObject({ id: body.followUp.id, diagnosis: 'thrips', title: 'Thrips' });
  });

  it('is opened by the words of its gardener too, and a check then says what it is', async () => {
    await rosa.patch(`/api/plants/${id}`, { problem: 'Brown tips' }).expect(200);
    const [words] = await problems();
    expect(words).toMatchObject({ diagnosis: null, title: 'Brown tips', words: 'Brown tips', causes: [] });
    expect(words.steps).toEqual([expect.objectContaining({ kind: 'look', dueOn: addDays(today, 7) })]);
    const found = await open();
    expect(found).toMatchObject({ id: words.id, title: 'Spider mites', words: 'Brown tips' });
    await rosa.patch(`/api/plants/${id}`, { problem: 'Worse today' }).expect(200);
    expect((await problems())[0]).toMatchObject({ title: 'Spider mites', words: 'Worse today' });
    await rosa.patch(`/api/plants/${id}`, { problem: null }).expect(200);
    expect((await problems())[0]).toMatchObject({ outcome: 'better', closedOn: today });
    expect(await plant()).toMatchObject({ problem: null, status: 'healthy' });
  });

  it('shows the photos of the journal before and after', async () => {
    const photo = (n: number) => `/api/photos/${rosa.id}/33333333-3333-4333-8333-33333333333${n}.webp`;
    const note = async (n: number) =>
      (
        await rosa
          .post(`${path.replace('problems', 'journal')}`, { content: 'A look', imageUrl: photo(n) })
          .expect(201)
      ).body.id;
    const photos = async () => {
      const [{ photoBefore, photoAfter }] = await problems();
      return [photoBefore, photoAfter];
    };
    await open();
    expect(await photos()).toEqual([null, null]);
    await rosa.patch(`/api/plants/${id}`, { imageUrl: photo(0) }).expect(200);
    expect(await photos()).toEqual([photo(0), null]);
    const old = await note(1);
    await api.sql(`update journal_entries set created_at = now() - interval '5 days' where id = $1`, [old]);
    expect(await photos()).toEqual([photo(1), null]);
    const later = await note(2);
    await api.sql(`update journal_entries set created_at = now() + interval '2 days' where id = $1`, [later]);
    expect(await photos()).toEqual([photo(1), photo(2)]);
    await note(3);
    expect(await photos()).toEqual([photo(3), photo(2)]);
    await rosa.delete(`/api/journal/${later}`).expect(204);
    await note(4);
    expect(await photos()).toEqual([photo(3), photo(4)]);
  });

  it('is opened once, however often or at once it is said', async () => {
    const key = { 'idempotency-key': 'offline-9' };
    const same = await Promise.all([1, 2, 3].map(() => rosa.post(path, mites, key).expect(201)));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const others = await Promise.all([1, 2].map(() => rosa.post(path, mites)));
    expect(others.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'problem-is-open'],
      [409, 'problem-is-open'],
    ]);
    expect(await problems()).toHaveLength(1);
    const other = (await rosa.post('/api/plants', { commonName: 'Fern' }).expect(201)).body;
    const there = await rosa.post(`/api/plants/${other.id}/problems`, mites, key).expect(201);
    expect(there.body.plantId).toBe(other.id);
  });

  it('is the one that was open already, where a repeat says the same of it', async () => {
    const { body: inWords } = await rosa.post(path, { words: 'Webs under its leaves' }).expect(201);
    const key = { 'idempotency-key': 'doctor-9' };
    const planned = await rosa.post(path, mites, key).expect(201);
    expect(planned.body.id).toBe(inWords.id);
    expect((await rosa.post(path, mites, key).expect(201)).body).toEqual(planned.body);
    expect((await rosa.post(path, { ...mites, diagnosis: 'virus' }, key)).status).toBe(409);
  });

  it('gives nobody anything of another gardener, nor of a plant that was taken out', async () => {
    const problem = await open();
    const otto = await api.signUp();
    await otto.get(path).expect(404);
    await otto.post(path, mites).expect(404);
    await otto.post(`${path}/${problem.id}/close`, { outcome: 'better' }).expect(404);
    await otto.post(`${path}/${problem.id}/reopen`).expect(404);
    await otto.delete(`${path}/${problem.id}`).expect(404);
    await otto.post(`/api/care/tasks/${problem.steps[0].taskId}/done`, {}).expect(404);
    const own = (await otto.post('/api/plants', { commonName: 'Fern' }).expect(201)).body;
    const there = `/api/plants/${own.id}/problems/${problem.id}`;
    await otto.post(`${there}/close`, { outcome: 'better' }).expect(404);
    await otto.post(`${there}/reopen`).expect(404);
    await otto.delete(there).expect(404);
    expect((await problems())[0].outcome).toBeNull();
    await api.visitor().get(path).expect(401);
    await close(problem.id, 'cured').expect(400);
    await rosa.delete(`/api/plants/${id}`).expect(204);
    await rosa.get(path).expect(404);
    await close(problem.id, 'better').expect(404);
    expect((await care()).due).toEqual([]);
  });
});
