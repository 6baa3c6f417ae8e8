import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';
import { addDays } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import { READABLE_DAYS } from '../domain/away.js';
import type { Away, StoredLink } from '../domain/away.js';
import { sitterLinkNotFound } from '../domain/away.errors.js';
import { SitterLinkSchema } from '../tables/sitter-link.schema.js';
import * as sql from './sitter-links.statements.js';

const MAX_LISTED = 20;

/** A link that works, and its gardener's time zone. */
export type OpenLink = StoredLink & { timeZone: string | null };

/** Where a plant stands, and its drawing. */
export interface SitterPlant {
  id: string;
  place: string | null;
  drawing: string | null;
}

/** Days away, as they are exported: without anything that opens the page. */
export type AwayRecord = Away & { createdAt: string };

/** Links for plant sitters. The owner is part of every query but the one that finds a link by its token. */
@Injectable()
export class SitterLinks {
  constructor(private readonly database: Database) {}

  /** A person's links: those that nobody ended first, the newest first; at most `MAX_LISTED`. */
  list(userId: string): Promise<StoredLink[]> {
    const order = { endedAt: { direction: 'DESC', nulls: 'FIRST' }, createdAt: 'DESC', id: 'DESC' } as const;
    return this.links.find({ where: { userId }, order, take: MAX_LISTED });
  }

  /** The links that are open on this day; nobody adds one to them until the open transaction ends. */
  async lockOpen(userId: string, today: LocalDate): Promise<StoredLink[]> {
    await this.database.query(sql.TAKE_TURN, [userId]);
    const toDay = MoreThanOrEqual(addDays(today, -READABLE_DAYS));
    return this.links.findBy({ userId, endedAt: IsNull(), toDay });
  }

  /** A person's link, ended or not. */
  async findOwn(id: string, userId: string): Promise<StoredLink | undefined> {
    return (await this.links.findOneBy({ id, userId })) ?? undefined;
  }

  async add(link: Omit<StoredLink, 'endedAt' | 'createdAt'>): Promise<void> {
    await this.links.insert(link);
  }

  /** Ends a link; one that has ended stays so. Throws `sitter-link-not-found`, also for another person's. */
  async end(id: string, userId: string): Promise<void> {
    const { affected } = await this.links.update({ id, userId, endedAt: IsNull() }, { endedAt: new Date() });
    if (!affected && !(await this.links.existsBy({ id, userId }))) throw sitterLinkNotFound();
  }

  async endAll(userId: string): Promise<void> {
    await this.links.update({ userId, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** The link with this hash of a token; undefined where it was ended or its days are over. */
  async find(tokenHash: Buffer): Promise<OpenLink | undefined> {
    return (await this.database.query<OpenLink>(sql.FIND, [tokenHash]))[0];
  }

  /** The same, locked until the open transaction ends. */
  async lock(tokenHash: Buffer): Promise<OpenLink | undefined> {
    return (await this.database.query<OpenLink>(sql.LOCK, [tokenHash]))[0];
  }

  /** The plants of a garden, as a plant sitter sees them. */
  plants(userId: string): Promise<SitterPlant[]> {
    return this.database.query(sql.PLANTS, [userId]);
  }

  /** What is exported of a person's links. */
  async records(userId: string): Promise<AwayRecord[]> {
    const links = await this.list(userId);
    return links.map(({ fromDay, toDay, note, createdAt }) => ({
      ...{ fromDay, toDay, note },
      createdAt: createdAt.toISOString(),
    }));
  }

  /** Deletes the links whose last day was before this one. */
  async prune(before: LocalDate): Promise<void> {
    await this.links.delete({ toDay: LessThan(before) });
  }

  private get links() {
    return this.database.table(SitterLinkSchema);
  }
}
