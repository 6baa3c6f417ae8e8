import { Injectable } from '@nestjs/common';
import { daysAgo } from '../../kernel/retention.js';
import { ActivityLists } from '../activity/index.js';
import { AccountLists } from '../auth/index.js';
import { ConversationRepository } from '../chat/index.js';
import { ExpertQuestionRepository } from '../community/index.js';
import { IdentificationRepository } from '../identification/index.js';
import type { AdminStatsDto } from './admin.dto.js';
import { composeDays, firstOf } from './domain/day-figures.js';
import type { DayFigures } from './domain/day-figures.js';
import { KeptFigure } from './domain/kept-figure.js';

/** The average is of so many days: it says how the providers are now, and reads a part of the log only. */
const RESPONSE_TIME_DAYS = 30;

/** The figures on the admin's page. What takes long to count is kept for a moment, in each process by itself. */
@Injectable()
export class AdminFigures {
  private readonly people = new KeptFigure(() => this.accounts.count());
  private readonly conversations = new KeptFigure(() => this.chat.countAll());
  private readonly responseTime = new KeptFigure(() =>
    this.activity.averageResponseTime(daysAgo(RESPONSE_TIME_DAYS)),
  );
  private readonly days = new Map<number, KeptFigure<DayFigures[]>>();

  constructor(
    private readonly accounts: AccountLists,
    private readonly chat: ConversationRepository,
    private readonly activity: ActivityLists,
    private readonly identifications: IdentificationRepository,
    private readonly questions: ExpertQuestionRepository,
  ) {}

  async stats(): Promise<AdminStatsDto> {
    const [people, totalConversations, responseTime, pendingQuestions] = await Promise.all([
      this.people.get(),
      this.conversations.get(),
      this.responseTime.get(),
      this.questions.countPending(),
    ]);
    return {
      ...people,
      pendingQuestions,
      totalConversations,
      avgResponseTime: Math.round(responseTime ?? 0),
    };
  }

  /** Use per day, oldest first; today is the last of the days. */
  perDay(days: number): Promise<DayFigures[]> {
    const kept = this.days.get(days) ?? new KeptFigure(() => this.countDays(days));
    this.days.set(days, kept);
    return kept.get();
  }

  private async countDays(days: number): Promise<DayFigures[]> {
    const now = new Date();
    const first = firstOf(days, now);
    const [signUps, identifications, ai] = await Promise.all([
      this.accounts.signUpsPerDay(first),
      this.identifications.answeredPerDay(first),
      this.activity.aiPerDay(first),
    ]);
    return composeDays(days, now, { signUps, identifications, ai });
  }
}
