import { byName } from '../../platform/database/by-name.js';

/** *Hot*: each request of a member in another's garden: the garden of the person $1, if it is shared with the person $2. */
export const FIND_GARDEN = {
  name: 'household-garden',
  text: `select u.id, u.first_name as "ownerName", m.may, u.time_zone as "timeZone"
           from garden_members m join users u on u.id = m.owner_id where m.owner_id = $1 and m.member_id = $2`,
};

/** *Set-based*: the gardens that are shared with a person ($1), by name. */
export const GARDENS = {
  name: 'household-gardens',
  text: `select u.id, u.first_name as "ownerName", m.may, u.time_zone as "timeZone"
           from garden_members m join users u on u.id = m.owner_id where m.member_id = $1
          order by ${byName('u.first_name')}, u.id limit 50`,
};

/** *Set-based*: with whom a person ($1) shares the garden, those who came first first. */
export const MEMBERS = {
  name: 'household-members',
  text: `select u.id, u.first_name as "firstName", u.email, m.may, m.joined_at as "joinedAt"
           from garden_members m join users u on u.id = m.member_id where m.owner_id = $1 order by m.joined_at, u.id`,
};

/** One transaction about the household of the person $1 after the other: it is counted before it grows. */
export const TAKE_TURN = {
  name: 'household-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 44))',
};

/** Uses the invitation with the hash $1 of a token, for the address $2, while it works. It works once. */
export const USE_INVITATION = {
  name: 'household-use-invitation',
  text: `delete from garden_invitations where token_hash = $1 and email = $2 and expires_at > now()
         returning owner_id as "ownerId", may`,
};

/** Makes the person $2 a member of the garden of the person $1; who is one already has the new right ($3). */
export const JOIN = {
  name: 'household-join',
  text: `insert into garden_members (owner_id, member_id, may) values ($1, $2, $3)
         on conflict (owner_id, member_id) do update set may = excluded.may`,
};
