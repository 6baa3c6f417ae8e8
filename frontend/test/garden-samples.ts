import { http, HttpResponse } from 'msw';
import type { CareEventDto, CareTaskDto, PlantDto } from '../src/shared/api/api';
import { problem, rosa } from './visit';

/** A healthy plant, watered weekly, next on 28 November 2026. */
export const aPlant = (commonName: string, more: Partial<PlantDto> = {}): PlantDto => ({
  id: `id-of-${commonName.replaceAll(' ', '-')}`,
  userId: rosa.id,
  libraryId: null,
  commonName,
  scientificName: null,
  description: null,
  imageUrl: null,
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright indirect',
  soilType: null,
  careInstructions: null,
  place: null,
  light: null,
  potCm: null,
  outdoors: false,
  problem: null,
  dateAdded: '2026-11-01T10:00:00.000Z',
  archivedAt: null,
  lastWatered: null,
  waterTaskId: `task of ${commonName}`,
  waterDueOn: '2026-11-28',
  waterReason: 'Every week. Last watered on 21 November. Check it around 28 November.',
  waterRhythm: 'Every week',
  waterNext: 'Check it around 28 November.',
  status: 'healthy',
  needsWater: false,
  ...more,
});

/** A task that is due on 21 November 2026. */
export const aTask = (
  kind: CareTaskDto['kind'],
  plant: PlantDto,
  more: Partial<CareTaskDto> = {},
): CareTaskDto => ({
  id: kind === 'water' ? plant.waterTaskId! : `${kind} of ${plant.commonName}`,
  plantId: plant.id,
  plantName: plant.commonName,
  plantImageUrl: plant.imageUrl,
  place: plant.place,
  kind,
  title: null,
  problemId: null,
  step: null,
  everyDays: 7,
  isOwnRhythm: false,
  active: true,
  lastDoneOn: null,
  dueOn: '2026-11-21',
  putOffFrom: null,
  lateOn: '2026-11-25',
  reason: 'Every week. Last watered on 14 November. Check it around 21 November.',
  rhythm: 'Every week',
  isSeasonOver: false,
  ...more,
});

const NEXT = '2026-12-05';
const CHECKED = {
  waterReason: 'Every 2 weeks. Last watered on 21 November. Check it around 5 December.',
  waterRhythm: 'Every 2 weeks',
  waterNext: 'Check it around 5 December.',
};

/**
 * A server with this garden on 21 November 2026, which handles watering, changes and undo. `sent` is the last change.
 */
export function aGarden(plants: PlantDto[], tasks: CareTaskDto[] = []) {
  const garden = {
    plants: [...plants],
    removed: [] as PlantDto[],
    events: [] as CareEventDto[],
    sent: undefined as unknown,
    answers: [] as ReturnType<typeof http.get>[],
  };
  const find = (id: unknown) => garden.plants.find((plant) => plant.id === id);
  const isOpen = (task: CareTaskDto) => !garden.events.some(({ taskId }) => taskId === task.id);
  const seenNow = (plant: PlantDto): PlantDto => {
    const event = garden.events.find(({ taskId }) => taskId === plant.waterTaskId);
    if (!event) return plant;
    const isWatered = event.answer === 'done' || event.answer === 'was-dry';
    const lastWatered = isWatered ? '2026-11-21T10:00:00.000Z' : plant.lastWatered;
    const status = plant.problem ? 'needs-care' : 'healthy';
    return { ...plant, lastWatered, waterDueOn: NEXT, ...CHECKED, status, needsWater: false };
  };
  const note = (
    task: Pick<CareTaskDto, 'id' | 'plantId' | 'plantName' | 'kind' | 'title'>,
    answer: CareEventDto['answer'],
  ) => {
    const event: CareEventDto = {
      id: `event ${garden.events.length + 1} of ${task.id}`,
      plantId: task.plantId,
      plantName: task.plantName,
      taskId: task.id,
      kind: task.kind,
      title: task.title,
      answer,
      happenedOn: '2026-11-21',
      createdAt: '2026-11-21T10:00:00.000Z',
      bySitter: false,
      by: null,
    };
    garden.events.push(event);
    return event.id;
  };
  const taskOf = (id: unknown): CareTaskDto | undefined => {
    const plant = garden.plants.find(({ waterTaskId }) => waterTaskId === id);
    return tasks.find((task) => task.id === id) ?? (plant && aTask('water', plant));
  };
  const gone = () => problem(404, 'plant-not-found', 'We can’t find this plant in your garden.');
  const answered = (id: unknown, answer: CareEventDto['answer']) => {
    const task = taskOf(id);
    if (!task) return gone();
    const moved = { ...task, dueOn: NEXT };
    return HttpResponse.json({ eventId: note(task, answer), task: moved, learnt: null, alreadyDone: null });
  };

  garden.answers = [
    http.get('*/api/plants', ({ request }) => {
      const isArchived = new URL(request.url).searchParams.get('archived') === 'true';
      return HttpResponse.json(
        garden.plants.filter(({ archivedAt }) => Boolean(archivedAt) === isArchived).map(seenNow),
      );
    }),
    http.post('*/api/plants', async ({ request }) => {
      garden.sent = await request.json();
      const added = garden.sent as { commonName: string };
      garden.plants.unshift(aPlant(added.commonName, added));
      return HttpResponse.json(garden.plants[0], { status: 201 });
    }),
    http.get('*/api/plants/:id', ({ params }) => {
      const plant = find(params.id);
      return plant ? HttpResponse.json(seenNow(plant)) : gone();
    }),
    http.patch('*/api/plants/:id', async ({ params, request }) => {
      const { archived, ...change } = (await request.json()) as Partial<PlantDto> & { archived?: boolean };
      garden.sent = archived === undefined ? change : { archived };
      const put = archived === undefined ? {} : { archivedAt: archived ? '2026-11-21T10:00:00.000Z' : null };
      garden.plants = garden.plants.map((plant) =>
        plant.id === params.id ? { ...plant, ...change, ...put } : plant,
      );
      return HttpResponse.json(find(params.id));
    }),
    http.delete('*/api/plants/:id', ({ params }) => {
      garden.removed.push(...garden.plants.filter(({ id }) => id === params.id));
      garden.plants = garden.plants.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/household', () => HttpResponse.json({ members: [], invitations: [], gardens: [] })),
    http.get('*/api/deleted-plants', () =>
      HttpResponse.json(
        garden.removed.map(({ id, commonName, imageUrl }) => ({
          ...{ id, commonName, imageUrl },
          deletedAt: '2026-11-21T10:00:00.000Z',
          goneAt: '2026-12-21T10:00:00.000Z',
        })),
      ),
    ),
    http.post('*/api/plants/:id/restore', ({ params }) => {
      garden.plants.push(...garden.removed.filter(({ id }) => id === params.id));
      garden.removed = garden.removed.filter(({ id }) => id !== params.id);
      return HttpResponse.json(find(params.id));
    }),
    http.post('*/api/plants/:id/water', ({ params }) => {
      const plant = find(params.id);
      if (!plant) return gone();
      const eventId = note(aTask('water', plant), 'done');
      return HttpResponse.json({ eventId, plant: seenNow(plant), learnt: null, alreadyDone: null });
    }),
    http.get('*/api/care/today', () =>
      HttpResponse.json({
        date: '2026-11-21',
        due: tasks.filter(isOpen),
        putOff: tasks
          .filter(({ id }) => garden.events.some((event) => event.taskId === id && event.answer === 'later'))
          .map((task) => ({ ...task, dueOn: NEXT, putOffFrom: task.dueOn })),
        done: garden.events,
        next: garden.plants
          .slice(0, 2)
          .map((plant) => aTask('water', plant, { id: `next ${plant.id}`, dueOn: NEXT })),
      }),
    ),
    http.post('*/api/care/tasks/:id/done', async ({ params, request }) => {
      const { soil } = (await request.json()) as { soil?: string };
      return answered(params.id, soil === 'dry' ? 'was-dry' : 'done');
    }),
    http.post('*/api/care/tasks/:id/snooze', async ({ params, request }) =>
      answered(params.id, ((await request.json()) as { because: 'still-moist' | 'later' }).because),
    ),
    http.delete('*/api/care/events/:id', ({ params }) => {
      garden.events = garden.events.filter(({ id }) => id !== decodeURIComponent(String(params.id)));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return garden;
}
