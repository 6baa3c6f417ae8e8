import { columnsOf } from '../../platform/database/columns.js';
import { CHAT_CHANNEL } from './chat-channel.js';
import { MessageSchema } from './message.schema.js';

/** *Set-based*: changes the reply $1 if it is still open and notifies those who follow it, all at once; answers the row. */
const change = (name: string, set: string, note: string) => ({
  name: `chat-${name}`,
  text: `with changed as (update chat_messages set ${set} where id = $1 and closed_at is null returning *)
         select ${columnsOf(MessageSchema, 'm')}, pg_notify('${CHAT_CHANNEL}', m.id || ${note}) from changed m`,
});

/**
 * *Atomic*: begins the reply $1 if it is still open, or begins it again: what another worker had written of it goes, and only then its
 * readers are notified. Not waiting for the disk: what is lost with the server is begun again.
 */
export const BEGIN = {
  name: 'chat-begin',
  text: `with open as (select id, content <> '' as "wasBegun" from chat_messages where id = $1 and closed_at is null for update),
              changed as (update chat_messages m set state = 'writing', content = '', touched_at = now()
                            from open where m.id = open.id returning m.*, open."wasBegun")
         select ${columnsOf(MessageSchema, 'm')}, set_config('synchronous_commit', 'off', true),
                case when m."wasBegun" then pg_notify('${CHAT_CHANNEL}', m.id::text)::text end as note from changed m`,
};

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

/** As done with the text $2, written by $3 with the model $4. */
export const CLOSE = change(
  'close',
  `state = 'done', content = $2, provider = $3, model = $4, earlier = null, closed_at = now()`,
  `''`,
);

/** *Set-based*: ends the reply $1 if it is still open: with the earlier one, and the earlier words of its question, where there are some. */
const giveUp = (name: string, which: string, otherwise: string, earlier: string) => ({
  name: `chat-${name}`,
  text: `with open as (select id, user_id, content, earlier, ${which} as old from chat_messages
                        where id = $1 and closed_at is null for update),
              asked as (update chat_messages q set content = open.old->>'question' from open
                         where q.id = (open.old->>'questionId')::uuid and q.user_id = open.user_id),
              changed as (update chat_messages m set
                            state = coalesce(open.old->>'state', '${otherwise}'),
                            content = case when open.old is null then ${otherwise === 'failed' ? `''` : 'm.content'} else open.old->>'content' end,
                            provider = open.old->>'provider', model = open.old->>'model', earlier = ${earlier}, closed_at = now()
                           from open where m.id = open.id returning m.*)
         select ${columnsOf(MessageSchema, 'm')}, pg_notify('${CHAT_CHANNEL}', m.id || '') from changed m`,
});

/** As failed, without a text; where an earlier reply is there again, it says so by keeping it. */
export const FAIL = giveUp('fail', 'earlier', 'failed', 'open.old');

/** *Set-based*: what a person ($1) and the expert have said after a position ($2, $3), oldest first, at most $4. */
export const SAID = {
  name: 'chat-said',
  text: `select m.id, c.title as conversation, m.role, m.content, m.image_url as "imageUrl", m.provider, m.created_at as "createdAt"
           from chat_messages m join chat_conversations c on c.id = m.conversation_id
          where m.user_id = $1 and m.closed_at is not null and m.state <> 'failed'
            and (m.created_at, m.id) > ($2::timestamptz, $3::uuid)
          order by m.created_at, m.id limit $4`,
};

/** With the text that is there; where there is none yet, an earlier reply stays. */
export const STOP = giveUp('stop', `case when content = '' then earlier end`, 'stopped', 'null');
