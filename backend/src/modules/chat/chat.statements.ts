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
export const BEGIN = change('begin', `state = 'writing', content = '', touched_at = now()`, `''`);

/**
 * *Hot*: of the replies $1 the texts so far $2, of which $3 say what is new; several times a second for each reply that is being
 * written, so all of them go together. It need not be on the disk before more is written: a reply that is lost with the server is
 * written again.
 */
export const WRITE = {
  name: 'chat-write',
  text: `with changed as (
           update chat_messages m set content = part.content, touched_at = now()
             from unnest($1::uuid[], $2::text[], $3::text[]) as part (id, content, note)
            where m.id = part.id and m.closed_at is null returning m.id, part.note)
         select id, set_config('synchronous_commit', 'off', true), pg_notify('${CHAT_CHANNEL}', id || note) from changed`,
};

/** As $2 with the text $3, written by $4 with the model $5. */
export const CLOSE = change(
  'close',
  `state = $2, content = $3, provider = $4, model = $5, closed_at = now()`,
  `''`,
);

/** *Set-based*: what a person ($1) and the expert have said after a position ($2, $3), oldest first, at most $4. */
export const SAID = {
  name: 'chat-said',
  text: `select m.id, c.title as conversation, m.role, m.content, m.image_url as "imageUrl", m.provider, m.created_at as "createdAt"
           from chat_messages m join chat_conversations c on c.id = m.conversation_id
          where m.user_id = $1 and m.closed_at is not null and m.state <> 'failed'
            and (m.created_at, m.id) > ($2::timestamptz, $3::uuid)
          order by m.created_at, m.id limit $4`,
};

/** With the text that is there. */
export const STOP = change('stop', `state = 'stopped', closed_at = now()`, `''`);
