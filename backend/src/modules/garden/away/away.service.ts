import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../../kernel/durations.js';
import { localDateOf } from '../../../kernel/local-date.js';
import { daysAgo, KEPT_DAYS } from '../../../kernel/retention.js';
import { Config } from '../../../platform/config/config.js';
import { Signatures } from '../../../platform/config/signatures.js';
import { Database } from '../../../platform/database/database.js';
import { sha256 } from '../../../platform/hash.js';
import { Every } from '../../../platform/queue/every.js';
import { CareAgenda } from '../care/care-agenda.js';
import { assertAway, lastReadableDay, linkStateOf, MAX_OPEN_LINKS } from '../domain/away.js';
import type { Away, LinkState, StoredLink } from '../domain/away.js';
import { tooManySitterLinks } from '../domain/away.errors.js';
import type { CareEvent } from '../domain/care-task.js';
import { todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { SitterLinks } from './sitter-links.repository.js';

const PURPOSE = 'plant sitter';

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

/** A gardener's days away, and the links for who looks after the plants then. */
@Injectable()
export class AwayService {
  constructor(
    private readonly links: SitterLinks,
    private readonly agenda: CareAgenda,
    private readonly signatures: Signatures,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** Those that nobody ended first, the newest first. */
  async list(gardener: Gardener): Promise<SitterLink[]> {
    const rows = await this.links.list(gardener.id);
    return Promise.all(rows.map((row) => this.describe(gardener, row)));
  }

  /** Throws what `assertAway` throws, and `too-many-sitter-links`. */
  async add(gardener: Gardener, { fromDay, toDay, note }: Away): Promise<SitterLink> {
    const today = todayOf(gardener);
    assertAway({ fromDay, toDay }, today);
    const id = randomUUID();
    const tokenHash = sha256(this.signatures.token(PURPOSE, id));
    const link = { id, userId: gardener.id, tokenHash, fromDay, toDay, note: note || null };
    await this.database.transaction(async () => {
      if ((await this.links.lockOpen(gardener.id, today)) >= MAX_OPEN_LINKS) throw tooManySitterLinks();
      await this.links.add(link);
    });
    return this.describe(gardener, { ...link, endedAt: null });
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

  private async describe(gardener: Gardener, link: Omit<StoredLink, 'createdAt'>): Promise<SitterLink> {
    const { id, fromDay, toDay, note, tokenHash } = link;
    const state = linkStateOf(link, todayOf(gardener));
    const token = state === 'open' ? this.signatures.tokenOf(PURPOSE, id, tokenHash) : undefined;
    const events = await this.agenda.answered(gardener, fromDay, toDay);
    return {
      ...{ id, fromDay, toDay, note, state, readableUntil: lastReadableDay(toDay) },
      url: token ? `${this.config.publicUrl}/sitter/${token}` : null,
      done: events.filter(({ bySitter }) => bySitter),
    };
  }
}
