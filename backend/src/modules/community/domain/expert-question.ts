import { texts } from '../../../kernel/languages/texts.js';

const tCommunity = texts('community');

/** A question to the experts, as its asker sees it. */
export interface ExpertQuestion {
  id: string;
  message: string;
  category: string;
  status: 'pending' | 'responded';
  /** By the AI, as Markdown. */
  aiResponse: string | null;
  /** Who that was: anthropic, openai, or local, which is our own assistant and no language model. */
  aiProvider: string | null;
  /** By a person. */
  expertResponse: string | null;
  createdAt: Date;
  respondedAt: Date | null;
}

/** The mail that tells an asker what an expert has answered. */
export const answerMail = (firstName: string, question: string, answer: string, page: string) => ({
  subject: answeredTitle(),
  text: [
    tCommunity('hello', { name: firstName }),
    tCommunity('youAsked'),
    question,
    tCommunity('expertAnswers'),
    answer,
    tCommunity('findBoth', { page }),
  ].join('\n\n'),
});

/** What its mail and its notification are called. */
export const answeredTitle = () => tCommunity('answered');
