import { columnsOf } from '../../../platform/database/columns.js';
import { JournalEntrySchema } from '../tables/journal-entry.schema.js';

/** *Set-based*: a note of a person ($2) about a plant ($1), of a moment ($7; null is now), that is this person's, by a member ($8) or by themselves; nothing where the note is there already. */
export const ADD = {
  name: 'journal-add',
  text: `insert into journal_entries as j (id, plant_id, user_id, content, image_url, care_actions, created_at, by_member, member_id)
         select $3, p.id, p.user_id, $4, $5, $6, coalesce($7, now()), $8::uuid is not null, $8 from plants p
          where p.id = $1 and p.user_id = $2 and p.deleted_at is null
         on conflict (id) do nothing returning j.id`,
};

const EVENT = `json_build_object('eventId', e.id, 'kind', e.kind, 'memberId', e.member_id)`;
/** The care that a note tells of. */
const EVENTS = `(select coalesce(json_agg(${EVENT} order by e.created_at, e.id), '[]')
                   from care_events e where e.entry_id = j.id and e.user_id = $2) as events`;

const NAME = `(select first_name from users m where m.id = member_id) as "memberName"`;

/** *Set-based*: a note ($1) of a person ($2). */
export const FIND = {
  name: 'journal-find',
  text: `select ${columnsOf(JournalEntrySchema, 'j')}, ${NAME}, ${EVENTS} from journal_entries j
          where id = $1 and user_id = $2 and deleted_at is null`,
};

const lines = (after: (at: string) => string) => `
  (select id, content, image_url as "imageUrl", care_actions as "careActions", created_at as "createdAt",
          'journal' as source, null as kind, null as title, null as answer, false as "bySitter",
          by_member as "byMember", member_id as "memberId", ${NAME}, ${EVENTS}
     from journal_entries j where plant_id = $1 and user_id = $2 and deleted_at is null ${after('created_at')}
    order by created_at desc, id desc limit $3)
  union all
  (select id, null, null, array[kind], happened_at, 'care', kind, title, answer, by_sitter, by_member, member_id, ${NAME},
          json_build_array(${EVENT})
     from care_events e where plant_id = $1 and user_id = $2 ${after('happened_at')}
      and not exists (select 1 from journal_entries j where j.id = e.entry_id and j.deleted_at is null)
    order by happened_at desc, id desc limit $3)
  order by "createdAt" desc, id desc limit $3`;

/** *Set-based*: the notes about a plant ($1) of a person ($2) and the care done for it, as one list of at most $3. */
export const LIST = { name: 'journal-list', text: lines(() => '') };

/** *Set-based*: the same after a position ($4, $5). */
export const LIST_AFTER = {
  name: 'journal-list-after',
  text: lines((at) => `and (${at}, id) < ($4::timestamptz, $5::uuid)`),
};
