import { Injectable } from '@nestjs/common';
import { LibraryRepository, tipsOfMonth } from '../../library/index.js';
import { composeIssue, plantOfMonth } from '../domain/newsletter-issue.js';
import type { Issue } from '../domain/newsletter-issue.js';
import { IssueRepository } from './issue.repository.js';
import { SubscriberRepository } from './subscriber.repository.js';

/** Writes the issue of a month, and opens it for sending. */
@Injectable()
export class IssueService {
  constructor(
    private readonly issues: IssueRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly library: LibraryRepository,
  ) {}

  /** The issue of a month such as 2026-12 as it would be sent now, and to how many. */
  async preview(month: string): Promise<Issue & { recipients: number }> {
    return { ...(await this.write(month)), recipients: await this.subscribers.countConfirmed() };
  }

  /** Opens the issue; workers send it. Throws `issue-already-sent`. */
  async send(month: string): Promise<string> {
    return this.issues.open(await this.write(month));
  }

  private async write(month: string): Promise<Issue> {
    const easy = (await this.library.list()).filter(({ difficulty }) => difficulty === 'easy');
    const plants = easy.sort((one, other) => (one.slug < other.slug ? -1 : 1));
    const number = Number(month.slice(5));
    return composeIssue(month, {
      north: tipsOfMonth(number, 'north'),
      south: tipsOfMonth(number, 'south'),
      plant: plants[plantOfMonth(month, plants.length)],
    });
  }
}
