import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { HOUR_S } from '../../../kernel/durations.js';
import { localDateOf } from '../../../kernel/local-date.js';
import { daysAgo, KEPT_DAYS } from '../../../kernel/retention.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { sha256 } from '../../../platform/hash.js';
import { Every } from '../../../platform/queue/every.js';
import { Takeover } from '../../auth/index.js';
import { CareAgenda } from '../care/care-agenda.js';
import { assertAway, lastReadableDay, linkStateOf, MAX_OPEN_LINKS } from '../domain/away.js';
import type { Away, LinkState, StoredLink } from '../domain/away.js';
import { tooManySitterLinks } from '../domain/away.errors.js';
import { keyUsedElsewhere } from '../domain/care.errors.js';
import type { CareEvent } from '../domain/care-task.js';
import { todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { SitterLinks } from './sitter-links.repository.js';
import { SitterTokens } from './sitter-tokens.js';

/** A link as its gardener sees it. */
export interface SitterLink extends Away {
  id: string;
  state: LinkState;
  /** The last day on which it opens the page. */
  readableUntil: string;
  /** The address for the plant sitter; null where it opens nothing any more. */
  url: string | null;
  /** What the plant sitter noted on these days, the earliest first. */
  done: CareEvent[];
}

type DescribedLink = Omit<StoredLink, 'createdAt'>;

/** A gardener's days away, and the links for who looks after the plants then. */
@Injectable()
export class AwayService implements OnModuleInit {
  constructor(
    private readonly links: SitterLinks,
    private readonly agenda: CareAgenda,
    private readonly tokens: SitterTokens,
    private readonly config: Config,
    private readonly database: Database,
    private readonly takeover: Takeover,
  ) {}

  onModuleInit(): void {
    this.takeover.alsoClose((userId) => this.links.endAll(userId));
  }

  /** Those that nobody ended first, the newest first. */
  async list(gardener: Gardener): Promise<SitterLink[]> {
    return this.describe(gardener, await this.links.list(gardener.id));
  }

  /**
   * The same key is the same link, so a repeat changes nothing, also after its end. Throws what `assertAway` throws, `too-many-sitter-links`
   * and `key-used-elsewhere`.
   */
  async add(gardener: Gardener, { fromDay, toDay, note }: Away, key?: string): Promise<SitterLink> {
    const today = todayOf(gardener);
    assertAway({ fromDay, toDay }, today);
    const id = key ? nameUuid(key, gardener.id) : randomUUID();
    const tokenHash = sha256(this.tokens.make(id));
    const link = { id, userId: gardener.id, tokenHash, fromDay, toDay, note: note || null };
    const kept = await this.database.transaction(async () => {
      const open = await this.links.lockOpen(gardener.id, today);
      const before = key && (await this.links.findOwn(id, gardener.id));
      if (before) return sameLink(before, link);
      if (open.filter((each) => this.tokens.of(each)).length >= MAX_OPEN_LINKS) throw tooManySitterLinks();
      await this.links.add(link);
      return { ...link, endedAt: null };
    });
    const [added] = await this.describe(gardener, [kept]);
    return added!;
  }

  /** From now on the address opens nothing. Throws `sitter-link-not-found`, also for another person's. */
  end(gardener: Gardener, id: string): Promise<void> {
    return this.links.end(id, gardener.id);
  }

  /** Deletes links some time after their last day. What was done stays in the journal. */
  @Every(HOUR_S)
  sweep(): Promise<void> {
    return this.links.prune(localDateOf(daysAgo(KEPT_DAYS.sitterLinks), 'UTC'));
  }

  /** Reads what was done in one query, however many links there are. */
  private async describe(gardener: Gardener, links: DescribedLink[]): Promise<SitterLink[]> {
    const [from] = links.map(({ fromDay }) => fromDay).sort();
    const to = links
      .map(({ toDay }) => toDay)
      .sort()
      .at(-1);
    const done = from && to ? await this.agenda.doneBySitters(gardener, from, to) : [];
    return links.map((link) => this.describeOne(gardener, link, done));
  }

  private describeOne(gardener: Gardener, link: DescribedLink, done: CareEvent[]): SitterLink {
    const { id, fromDay, toDay, note } = link;
    const token = this.tokens.of(link);
    const state = linkStateOf(link, todayOf(gardener), token !== undefined);
    return {
      ...{ id, fromDay, toDay, note, state, readableUntil: lastReadableDay(toDay) },
      url: state === 'open' ? `${this.config.publicUrl}/sitter/${token!}` : null,
      done: done.filter(({ happenedOn }) => happenedOn >= fromDay && happenedOn <= toDay),
    };
  }
}

/** The link that has this id already. Throws `key-used-elsewhere` where it is for other days or says something else. */
function sameLink(before: DescribedLink, again: Away): DescribedLink {
  const isSame = (['fromDay', 'toDay', 'note'] as const).every((member) => before[member] === again[member]);
  if (!isSame) throw keyUsedElsewhere();
  return before;
}
