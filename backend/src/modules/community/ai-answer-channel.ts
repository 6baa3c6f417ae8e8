/** Notified in Postgres, with the id of the question, when the AI has answered one. */
export const AI_ANSWER_CHANNEL = 'expert-answer';
