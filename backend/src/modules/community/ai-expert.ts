import { Injectable } from '@nestjs/common';
import type { Job } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { AiLog } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';
import { answerByAi } from './expert-questions.service.js';
import { WAIT_MS } from './ai-answers.js';
import { FirstAnswerer } from './ports/first-answerer.js';

/**
 * Answers questions to the experts on a worker, before a person does. An answer is stored and recorded once, however often it is
 * tried; one that its asker no longer waits for is noted at the account.
 */
@Injectable()
export class AiExpert {
  constructor(
    private readonly questions: ExpertQuestionRepository,
    private readonly accounts: AccountRepository,
    private readonly answerer: FirstAnswerer,
    private readonly aiLog: AiLog,
    private readonly database: Database,
  ) {}

  @OnJob(answerByAi)
  async answer({
    data: { questionId, address },
  }: Job<{ questionId: string; address: string }>): Promise<void> {
    const row = await this.questions.find(questionId);
    const gardener = row && (await this.accounts.find(row.userId));
    if (!row || row.aiResponse || !gardener) return;
    const asked = { id: questionId, gardener, question: row.message, address };
    const { text, call } = await this.answerer.answer(asked);
    await this.database.transaction(async () => {
      const now = new Date();
      // The account first: its deletion locks it before its questions, too.
      if (now.getTime() - row.createdAt.getTime() > WAIT_MS) await this.accounts.noteAnswer(gardener.id, now);
      if (await this.questions.setAiResponse(questionId, text, call.aiProvider))
        await this.aiLog.record(call);
    });
  }
}
