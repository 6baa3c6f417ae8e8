import { AI_ANSWER_CHANNEL } from './ai-answer-channel.js';

/** *Atomic*: stores an answer of the AI ($2, by $3) to a question ($1) that has none, and notifies who waits for it. */
export const SET_AI_RESPONSE = {
  name: 'expert-question-answer',
  text: `with answered as (
           update expert_questions set ai_response = $2, ai_provider = $3 where id = $1 and ai_response is null returning id
         )
         select pg_notify('${AI_ANSWER_CHANNEL}', id::text) from answered`,
};
