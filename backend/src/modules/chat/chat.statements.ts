import { columnsOf } from '../../platform/database/columns.js';
import { CHAT_CHANNEL } from './chat-channel.js';
import { MessageSchema } from './message.schema.js';

/** *Set-based*: changes the reply $1 if it is still open and notifies those who follow it, all at once; answers the row. */
const change = (name: string, set: string, note: string) => ({
  name: `chat-${name}`,
  text: `with changed as (update chat_messages set ${set} where id = $1 and closed_at is null returning *)
         select ${columnsOf(MessageSchema, 'm')}, pg_notify('${CHAT_CHANNEL}', m.id || ${note}) from changed m`,
});

/** Begins it, or begins it again: what another worker had written of it goes. */
export const BEGIN = change('begin', `state = 'writing', content = ''`, `''`);

/** *Hot*: the text so far $2, of which $3 says what is new; ten times a second for each reply that is being written. */
export const WRITE = {
  name: 'chat-write',
  text: `with changed as (update chat_messages set content = $2 where id = $1 and closed_at is null returning id)
         select id, pg_notify('${CHAT_CHANNEL}', id || $3::text) from changed`,
};

/** As $2 with the text $3, written by $4 with the model $5. */
export const CLOSE = change(
  'close',
  `state = $2, content = $3, provider = $4, model = $5, closed_at = now()`,
  `''`,
);

/** With the text that is there. */
export const STOP = change('stop', `state = 'stopped', closed_at = now()`, `''`);
