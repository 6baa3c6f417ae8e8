import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import { sha256 } from '../../../platform/hash.js';
import { CareAgenda } from '../care/care-agenda.js';
import type { Occurrence } from '../care/care-agenda.js';
import { CareService } from '../care/care.service.js';
import { isForSitters } from '../domain/away.js';
import { notASitterTask, notTheSittersDay, sitterPageClosed } from '../domain/away.errors.js';
import { todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { SitterLinks } from './sitter-links.repository.js';
import type { OpenLink, SitterPlant } from './sitter-links.repository.js';
import { byDay, refOf, toDone, toTask } from './sitter-page.js';
import type { Listed, SitterPage } from './sitter-page.js';

/** What a plant sitter says about a task of today. */
export interface Tick {
  task: string;
  /** The day that the page shows as today. */
  on: LocalDate;
  done: boolean;
}

/** The page of a plant sitter, for whom the link is the only credential: it shows tasks of its days, and ticks those of today. */
@Injectable()
export class SitterService {
  constructor(
    private readonly links: SitterLinks,
    private readonly agenda: CareAgenda,
    private readonly care: CareService,
    private readonly database: Database,
  ) {}

  /** The link of a token; undefined unless it works. */
  find(token: string): Promise<OpenLink | undefined> {
    return this.links.find(sha256(token));
  }

  /** The days of a link, and what there is to do on each. */
  async page(link: OpenLink): Promise<SitterPage> {
    const { fromDay, toDay, note } = link;
    const days = byDay(await this.tasks(link));
    return { from: fromDay, to: toDay, today: todayOf(gardenerOf(link)), note, days };
  }

  /**
   * Notes a task of today as done, or takes that back; a repeat changes nothing. Throws `sitter-page-closed`,
   * `not-the-sitters-day` and `not-a-sitter-task`, which another person's task is too.
   */
  async tick(token: string, { task: ref, on, done }: Tick): Promise<SitterPage> {
    return this.database.transaction(async () => {
      const link = await this.links.lock(sha256(token));
      if (!link) throw sitterPageClosed();
      const gardener = gardenerOf(link);
      if (on !== todayOf(gardener) || on < link.fromDay || on > link.toDay) throw notTheSittersDay();
      const listed = (await this.tasks(link)).find(({ date, task }) => date === on && task.ref === ref);
      if (!listed) throw notASitterTask();
      if (done && !listed.eventId) await this.note(gardener, listed);
      if (!done && listed.eventId) await this.care.undo(gardener, listed.eventId);
      return this.page(link);
    });
  }

  private async note(gardener: Gardener, { taskId, date }: Listed): Promise<void> {
    // Of two sitters who tick the same task at the same moment, with links of their own, one notes it.
    const key = `plant sitter ${taskId} ${date}`;
    await this.care.recordCare(gardener, taskId!, { answer: 'done', key, bySitter: true });
  }

  /** What plant sitters have done until today, what is due today, and what is expected until the last day. */
  private async tasks(link: OpenLink): Promise<Listed[]> {
    const gardener = gardenerOf(link);
    const { fromDay, toDay } = link;
    const today = todayOf(gardener);
    const plants = new Map((await this.links.plants(gardener.id)).map((plant) => [plant.id, plant]));
    const plantOf = ({ plantId }: { plantId: string }): SitterPlant | undefined => plants.get(plantId);
    const events =
      fromDay > today ? [] : await this.agenda.answered(gardener, fromDay, earlier(today, toDay));
    const done = events.filter(({ bySitter }) => bySitter);
    const due = toDay < today ? [] : await this.agenda.upcoming(gardener, today, toDay);
    const isDone = ({ taskId, date }: Occurrence) =>
      done.some((event) => event.taskId === taskId && event.happenedOn === date);
    const wanted = due.filter((task) => task.date >= fromDay && isForSitters(task.kind) && !isDone(task));
    const ref = (id: string) => refOf(link.id, id);
    return [
      ...done.map((event) => toDone(event, ref(event.taskId ?? event.id), plantOf(event))),
      ...wanted.map((task) => toTask(task, ref(task.taskId), plantOf(task))),
    ];
  }
}

const gardenerOf = ({ userId, timeZone }: OpenLink): Gardener => ({ id: userId, timeZone });
const earlier = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);
