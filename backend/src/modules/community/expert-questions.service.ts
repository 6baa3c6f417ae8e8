import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository, mayBeMailed } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { Notices } from '../reminders/index.js';
import { CommunityLimits } from './community-limits.js';
import { keyOfOtherWriting } from './domain/community.errors.js';
import { answeredTitle, answerMail } from './domain/expert-question.js';
import type { ExpertQuestion } from './domain/expert-question.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';

/** Answers a question that was asked from an address by the AI. */
export const answerByAi = defineJob<{ questionId: string; address: string }>('answer-expert-question', {
  lane: 'talk',
});
const mailExpertAnswer = defineJob<{ questionId: string }>('mail-expert-answer', { isPatient: true });
const showExpertAnswer = defineJob<{ questionId: string }>('show-expert-answer', { isPatient: true });
/** The page where the asker reads the answers to a question. */
const pageOf = (questionId: string) => `/community#question-${questionId}`;
/** Of a question in a notification, which has little room. */
const MAX_SHOWN = 120;

/** A question as it comes in. */
interface Asked {
  message: string;
  category?: string;
  /** From where it is asked. */
  address: string;
  key?: string;
}

/** Questions to the experts: asked by premium members, answered by the AI where there is one, and by admins. */
@Injectable()
export class ExpertQuestions {
  constructor(
    private readonly questions: ExpertQuestionRepository,
    private readonly accounts: AccountRepository,
    private readonly limits: CommunityLimits,
    private readonly activity: ActivityLog,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly notices: Notices,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Stores a question, for the AI first; the same key is the same question. Answers its id. Throws `key-of-other-writing` and
   * `too-many-tries`.
   */
  async ask(asker: Account, { message, category = 'general', address, key }: Asked): Promise<string> {
    await this.limits.count('question', asker.id);
    const id = key ? nameUuid(key, asker.id) : randomUUID();
    const userName = `${asker.firstName} ${asker.lastName}`;
    const question = { id, userId: asker.id, userEmail: asker.email, userName, message, category };
    await this.database.transaction(async () => {
      if (!(await this.questions.add(question))) return this.assertSame(question);
      await this.activity.record({
        userId: asker.id,
        action: 'expert_question',
        details: 'Asked the experts',
      });
      await this.queue.enqueue(answerByAi, { questionId: id, address });
    });
    return id;
  }

  /**
   * Marks a question as responded, once. An answer is mailed to its asker, shown on the devices, and noted at the account until it is
   * seen. Throws `question-not-found`, and `question-answered` where it has another answer.
   */
  respond(adminId: string, id: string, answer?: string): Promise<void> {
    return this.database.transaction(async () => {
      const now = new Date();
      const asker = answer && (await this.questions.find(id))?.userId;
      // The account first: its deletion locks it before its questions, too.
      if (asker) await this.accounts.hold(asker);
      if (!(await this.questions.respond(id, answer, now))) return;
      if (asker) await this.accounts.noteAnswer(asker, now);
      const details = `Responded to the question ${id}`;
      await this.activity.record({ userId: adminId, action: 'moderation', details });
      if (!answer) return;
      await this.queue.enqueue(mailExpertAnswer, { questionId: id });
      await this.queue.enqueue(showExpertAnswer, { questionId: id });
    });
  }

  @OnJob(mailExpertAnswer)
  async mailAnswer({ id, data: { questionId } }: Job<{ questionId: string }>): Promise<void> {
    const question = await this.questions.find(questionId);
    const asker = question && (await this.accounts.find(question.userId));
    if (!question?.expertResponse || !asker || !mayBeMailed(asker)) return;
    const page = this.config.publicUrl + pageOf(questionId);
    const { message, expertResponse } = question;
    const mail = speaking(asker.language, () => answerMail(asker.firstName, message, expertResponse, page));
    await this.mailer.send({ id, to: asker.email, date: question.respondedAt ?? undefined, ...mail });
  }

  @OnJob(showExpertAnswer)
  async showAnswer({ data: { questionId } }: Job<{ questionId: string }>): Promise<void> {
    const question = await this.questions.find(questionId);
    const asker = question && (await this.accounts.find(question.userId));
    if (!question?.expertResponse || !asker) return;
    await this.notices.show(question.userId, {
      tag: `answer-${questionId.slice(0, 8)}`,
      title: speaking(asker.language, answeredTitle),
      body: question.message.slice(0, MAX_SHOWN),
      open: pageOf(questionId),
    });
  }

  private async assertSame({ id, message, category }: Pick<ExpertQuestion, 'id' | 'message' | 'category'>) {
    const stored = await this.questions.find(id);
    if (stored && (stored.message !== message || stored.category !== category)) throw keyOfOtherWriting();
  }
}
