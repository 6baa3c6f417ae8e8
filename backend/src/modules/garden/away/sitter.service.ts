import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import { sha256 } from '../../../platform/hash.js';
import { CareAgenda } from '../care/care-agenda.js';
import { CareService } from '../care/care.service.js';
import { notASitterTask, notTheSittersDay, sitterPageClosed } from '../domain/away.errors.js';
import { eventNotFound } from '../domain/care.errors.js';
import { todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { SitterLinks } from './sitter-links.repository.js';
import type { OpenLink } from './sitter-links.repository.js';
import { byDay, listedOf } from './sitter-page.js';
import type { Listed, SitterPage } from './sitter-page.js';
import { SitterTokens } from './sitter-tokens.js';

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
    private readonly tokens: SitterTokens,
    private readonly agenda: CareAgenda,
    private readonly care: CareService,
    private readonly database: Database,
  ) {}

  /** The link of a token; undefined unless it works. */
  async find(token: string): Promise<OpenLink | undefined> {
    const link = await this.links.find(sha256(token));
    return link && this.tokens.of(link) ? link : undefined;
  }

  /** The days of a link, and what there is to do on each. */
  async page(link: OpenLink): Promise<SitterPage> {
    const { userId, fromDay, toDay, note } = link;
    const gardener = gardenerOf(link);
    const [tasks, plants] = await Promise.all([
      this.agenda.forSitter(gardener, fromDay, toDay),
      this.links.plants(userId),
    ]);
    const days = byDay(listedOf(link, tasks, plants));
    return { from: fromDay, to: toDay, today: todayOf(gardener), note, days };
  }

  /**
   * Notes a task of today as done, or takes that back; a repeat changes nothing. Throws `sitter-page-closed`,
   * `not-the-sitters-day` and `not-a-sitter-task`, which another person's task is too.
   */
  async tick(token: string, tick: Tick): Promise<SitterPage> {
    const link = await this.database.transaction(() => this.write(token, tick));
    return this.page(link); // read after the commit: nobody waits for it
  }

  /** Looks at the tasks of that day alone, once the link is locked. */
  private async write(token: string, { task: ref, on, done }: Tick): Promise<OpenLink> {
    const link = await this.links.lock(sha256(token));
    if (!link || !this.tokens.of(link)) throw sitterPageClosed();
    const gardener = gardenerOf(link);
    if (on !== todayOf(gardener) || on < link.fromDay || on > link.toDay) throw notTheSittersDay();
    const tasks = listedOf(link, await this.agenda.forSitter(gardener, on, on));
    const listed = tasks.find(({ task }) => task.ref === ref);
    if (!listed) throw notASitterTask();
    if (done && !listed.eventId) await this.note(gardener, listed);
    if (!done && listed.eventId) await this.care.undo(gardener, listed.eventId).catch(ifTakenBack);
    return link;
  }

  private async note(gardener: Gardener, { taskId, date }: Listed): Promise<void> {
    // Of two sitters who tick the same task at the same moment, with links of their own, one notes it.
    const key = `plant sitter ${taskId} ${date}`;
    await this.care.recordCare(gardener, taskId!, { answer: 'done', key, bySitter: true });
  }
}

const gardenerOf = ({ userId, timeZone }: OpenLink): Gardener => ({ id: userId, timeZone });

/**
 * When two sitters with links of their own take the same tick back at the same moment, one does it and the other finds it
 * done.
 */
function ifTakenBack(error: unknown): void {
  if (!(error instanceof DomainError && error.code === eventNotFound().code)) throw error;
}
