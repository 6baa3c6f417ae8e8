import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { questionAnswered, questionNotFound } from './domain/community.errors.js';
import type { ExpertQuestion } from './domain/expert-question.js';
import { ExpertQuestionSchema } from './expert-question.schema.js';
import type { ExpertQuestionRow } from './expert-question.schema.js';
import * as sql from './expert-question.statements.js';

const OWN = {
  id: true,
  message: true,
  category: true,
  status: true,
  aiResponse: true,
  aiProvider: true,
  expertResponse: true,
  createdAt: true,
  respondedAt: true,
} as const satisfies Record<keyof ExpertQuestion, true>;
const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

/** Questions to the experts. */
@Injectable()
export class ExpertQuestionRepository {
  constructor(private readonly database: Database) {}

  /** Whether it is new: a question with this id stays as it is. */
  async add(
    question: Pick<ExpertQuestionRow, 'id' | 'userId' | 'userEmail' | 'userName' | 'message' | 'category'>,
  ): Promise<boolean> {
    return (await this.database.insertNew(ExpertQuestionSchema, [question])) > 0;
  }

  /** A person's own, newest first, before a position. */
  listOwn(userId: string, limit: number, after?: Position): Promise<ExpertQuestion[]> {
    const earlier = after && [
      { userId, createdAt: LessThan(after.createdAt) },
      { userId, createdAt: after.createdAt, id: LessThan(after.id) },
    ];
    return this.table.find({ select: OWN, where: earlier ?? { userId }, order: NEWEST_FIRST, take: limit });
  }

  /** Everybody's, newest first, before a position. */
  listAll(limit: number, after?: Position): Promise<ExpertQuestionRow[]> {
    const page = this.table.createQueryBuilder('q');
    if (after) page.where('(q.createdAt, q.id) < (:createdAt, :id)', after);
    return page.orderBy('q.createdAt', 'DESC').addOrderBy('q.id', 'DESC').limit(limit).getMany();
  }

  countPending(): Promise<number> {
    return this.table.countBy({ status: 'pending' });
  }

  async find(id: string): Promise<ExpertQuestionRow | undefined> {
    return (await this.table.findOneBy({ id })) ?? undefined;
  }

  /** Stores the answer of the AI, once, and tells those who wait for it; false when there is one, or the question is gone. */
  async setAiResponse(id: string, aiResponse: string, aiProvider: string): Promise<boolean> {
    return (await this.database.query(sql.SET_AI_RESPONSE, [id, aiResponse, aiProvider])).length > 0;
  }

  /**
   * Marks a question as responded, with an expert's answer if there is one; false where that is so already. Throws `question-not-found`,
   * and `question-answered` where it has another answer.
   */
  async respond(id: string, expertResponse: string | undefined, respondedAt: Date): Promise<boolean> {
    const change = { status: 'responded', respondedAt } as const;
    const { affected } = expertResponse
      ? await this.table.update({ id, expertResponse: IsNull() }, { ...change, expertResponse })
      : await this.table.update({ id, status: 'pending' }, change);
    if (affected) return true;
    const question = await this.find(id);
    if (!question) throw questionNotFound();
    if (expertResponse && expertResponse !== question.expertResponse) throw questionAnswered();
    return false;
  }

  private get table() {
    return this.database.table(ExpertQuestionSchema);
  }
}
