import { byName } from '../../platform/database/by-name.js';

/** First name and first letter of the last name of the user `u`. */
export const NAME = `u.first_name || ' ' || left(u.last_name, 1) || '.'`;

/** Neither of the reader ($1) and the user `who` has blocked the other. */
const notBlocked = (who: string) => `not exists (
  select from community_blocks b
   where (b.user_id = $1 and b.blocked_id = ${who}) or (b.user_id = ${who} and b.blocked_id = $1))`;

/** Photos `ph` that a reader ($1) may see of a visible post: those that were checked, and all of one's own. */
const SEEN_PHOTO = `(ph.state = 'shown' or ph.user_id = $1)`;

/** What is not hidden by an admin; who has written `x` still sees it, and that it is hidden. */
const notHidden = (x: string) => `(${x}.hidden_at is null or ${x}.user_id = $1)`;

/**
 * Posts `p` that a reader ($1) may see: not deleted, hidden by an admin or the reader, reported by the reader, or of somebody
 * blocked. A post without words is
 * not there for others until they may see a photo of it.
 */
const VISIBLE = `p.deleted_at is null and ${notHidden('p')} and ${notBlocked('p.user_id')}
  and not exists (select from community_reports r where r.post_id = p.id and r.user_id = $1)
  and not exists (select from community_hidden_posts h where h.post_id = p.id and h.user_id = $1)
  and (p.text <> '' or p.user_id = $1
       or exists (select from community_photos ph where ph.post_id = p.id and ph.state = 'shown'))`;

/** Comments `c` that a reader ($1) may see. */
const VISIBLE_COMMENT = `c.deleted_at is null and ${notHidden('c')} and ${notBlocked('c.user_id')}
  and not exists (select from community_comment_reports r where r.comment_id = c.id and r.user_id = $1)`;

const PHOTOS = `(
  select coalesce(json_agg(json_build_object('id', ph.id, 'imageUrl', '/api/community/photos/' || ph.id || '.webp', 'state', ph.state)
                           order by ph.position), '[]')
    from community_photos ph where ph.post_id = p.id and ${SEEN_PHOTO})`;

const POST = `
  select p.id, json_build_object('name', ${NAME}, 'isYou', p.user_id = $1) as author, p.text, p.plant_name as "plantName", p.plant_drawing as "plantDrawing",
         p.created_at as "createdAt", p.edited_at as "editedAt", p.hidden_at is not null as "isHidden",
         (select count(*)::int from community_likes l where l.post_id = p.id) as likes,
         exists (select from community_likes l where l.post_id = p.id and l.user_id = $1) as "isLiked",
         (select count(*)::int from community_comments c where c.post_id = p.id and ${VISIBLE_COMMENT}) as comments,
         ${PHOTOS} as photos
    from community_posts p join users u on u.id = p.user_id
   where ${VISIBLE}`;

const NEWEST_FIRST = 'order by p.created_at desc, p.id desc';

/** *Set-based*: the newest posts that a reader ($1) may see, at most $2. */
export const FEED = {
  name: 'community-feed',
  text: `${POST} ${NEWEST_FIRST} limit $2`,
};
/** *Set-based*: those after a position ($3, $4). */
export const FEED_AFTER = {
  name: 'community-feed-after',
  text: `${POST} and (p.created_at, p.id) < ($3::timestamptz, $4::uuid) ${NEWEST_FIRST} limit $2`,
};
/** *Set-based*: those that are newer than a position ($3, $4). */
export const FEED_BEFORE = {
  name: 'community-feed-before',
  text: `${POST} and (p.created_at, p.id) > ($3::timestamptz, $4::uuid) ${NEWEST_FIRST} limit $2`,
};
/** *Set-based*: one post ($2), if the reader ($1) may see it. */
export const ONE = {
  name: 'community-post',
  text: `${POST} and p.id = $2`,
};
const COMMENT = `
  select c.id, json_build_object('name', ${NAME}, 'isYou', c.user_id = $1) as author, c.text, c.created_at as "createdAt", c.hidden_at is not null as "isHidden"
    from community_comments c join users u on u.id = c.user_id
   where c.post_id = $2 and ${VISIBLE_COMMENT}`;
const OLDEST_FIRST = 'order by c.created_at, c.id';

/** *Set-based*: the comments on a post ($2) that a reader ($1) may see, oldest first, at most $3. */
export const COMMENTS = {
  name: 'community-comments',
  text: `${COMMENT} ${OLDEST_FIRST} limit $3`,
};
/** *Set-based*: those after a position ($4, $5). */
export const COMMENTS_AFTER = {
  name: 'community-comments-after',
  text: `${COMMENT} and (c.created_at, c.id) > ($4::timestamptz, $5::uuid) ${OLDEST_FIRST} limit $3`,
};
/** *Set-based*: one comment ($3) of them. */
export const ONE_COMMENT = {
  name: 'community-comment',
  text: `${COMMENT} and c.id = $3`,
};
/** *Set-based*: where a photo ($2) is stored, if the reader ($1) may see it. */
export const PHOTO_FOR = {
  name: 'community-photo-for',
  text: `select ph.image_url as "imageUrl" from community_photos ph join community_posts p on p.id = ph.post_id
          where ph.id = $2 and ${SEEN_PHOTO} and ${VISIBLE}`,
};
/** *Set-based*: the people whom a person ($1) has blocked. */
export const BLOCKS = {
  name: 'community-blocked-people',
  text: `select b.id, ${NAME} as name from community_blocks b join users u on u.id = b.blocked_id
          where b.user_id = $1 order by ${byName(NAME)}, b.id`,
};
