import { columnsOf } from '../../../platform/database/columns.js';
import { READABLE_DAYS } from '../domain/away.js';
import { SitterLinkSchema } from '../tables/sitter-link.schema.js';

const find = (lock: string) => `
  select ${columnsOf(SitterLinkSchema, 'l')}, u.time_zone as "timeZone"
    from sitter_links l join users u on u.id = l.user_id
   where l.token_hash = $1 and l.ended_at is null
     and l.to_day + ${READABLE_DAYS} >= (now() at time zone coalesce(u.time_zone, 'UTC'))::date ${lock}`;

/** *Set-based*: the link with the hash ($1) of a token while it works, and its gardener's time zone. */
export const FIND = { name: 'sitter-link-find', text: find('') };

/** *Set-based*: the same, locked: ticks of a link follow one another, and none follows its end. */
export const LOCK = { name: 'sitter-link-lock', text: find('for update of l') };

/** One transaction of the person $1 after the other: links are counted before one is added. */
export const TAKE_TURN = {
  name: 'sitter-link-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 39))',
};

/** *Set-based*: where the plants of a person ($1) stand, and their drawings: never a photo. */
export const PLANTS = {
  name: 'sitter-plants',
  text: `select p.id, p.place, case when p.image_url like '/drawings/%' then p.image_url else l.image_url end as drawing
           from plants p left join plant_library l on l.id = p.library_id
          where p.user_id = $1 and p.deleted_at is null`,
};
