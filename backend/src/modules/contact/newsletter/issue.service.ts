import { Injectable } from '@nestjs/common';
import { LANGUAGES, speaking } from '../../../kernel/languages/language.js';
import { Database } from '../../../platform/database/database.js';
import { ActivityLog } from '../../activity/index.js';
import { LibraryRepository, tipsOfMonth, translated } from '../../library/index.js';
import { composeIssue, plantOfMonth } from '../domain/newsletter-issue.js';
import type { Issue, WholeIssue } from '../domain/newsletter-issue.js';
import { IssueRepository } from './issue.repository.js';
import type { IssueSummary } from './issue.repository.js';
import { SubscriberRepository } from './subscriber.repository.js';

/** Writes the issue of a month, and opens it for sending. */
@Injectable()
export class IssueService {
  constructor(
    private readonly issues: IssueRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly library: LibraryRepository,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  list(): Promise<IssueSummary[]> {
    return this.issues.list();
  }

  /** The issue of a month such as 2026-12 as it would be sent now to readers of this language, and to how many in all. */
  async preview(month: string): Promise<Issue & { recipients: number }> {
    return { ...(await this.write(month)), recipients: await this.subscribers.countConfirmed() };
  }

  /** Opens the issue for an admin; workers send it. Throws `issue-already-sent`. */
  async send(month: string, userId: string): Promise<void> {
    const issue = await this.writeAll(month);
    const sent = { userId, action: 'newsletter_sent', details: `Sent the newsletter of ${month}` } as const;
    await this.database.transaction(async () => {
      await this.issues.open(issue);
      await this.activity.record(sent);
    });
  }

  /** The issue, once for each language. */
  private async writeAll(month: string): Promise<WholeIssue> {
    const translations: WholeIssue['translations'] = {};
    for (const code of LANGUAGES) {
      const { subject, parts } = await speaking(code, () => this.write(month));
      translations[code] = { subject, parts };
    }
    const { en, ...others } = translations;
    return { month, ...en!, translations: others };
  }

  private async write(month: string): Promise<Issue> {
    const easy = (await this.library.list()).filter(({ difficulty }) => difficulty === 'easy');
    const plants = easy.sort((one, other) => (one.slug < other.slug ? -1 : 1));
    const plant = plants[plantOfMonth(month, plants.length)];
    const number = Number(month.slice(5));
    return composeIssue(month, {
      north: tipsOfMonth(number, 'north'),
      south: tipsOfMonth(number, 'south'),
      plant: plant && translated(plant),
    });
  }
}
