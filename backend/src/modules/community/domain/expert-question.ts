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
  subject: 'An expert has answered your question',
  text: [
    `Hello ${firstName},`,
    'you asked:',
    question,
    'Our expert answers:',
    answer,
    `You find both in the community:\n${page}`,
  ].join('\n\n'),
});
