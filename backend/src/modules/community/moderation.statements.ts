import { NAME } from './community.statements.js';

const ADDRESS = `'/api/admin/community/photos/' || ph.id || '.webp'`;

const PHOTOS = `array(select ${ADDRESS} from community_photos ph
                         where ph.post_id = p.id and ph.state <> 'refused' order by ph.position) as photos`;

/**
 * *Set-based*: at most $1 posts and comments whose reports wait for an admin, with what admins need to judge them; the last reported first, from
 * the position ($2, $3) on, where there is one. Nothing waits while nobody sees it: deleted or hidden, or on a post that is.
 */
export const REPORTED = {
  name: 'community-reported',
  text: `select * from (
           select 'post' as kind, p.id, p.text, ${NAME} as author, p.created_at as "createdAt",
                  count(*)::int as reports, max(r.created_at) as "reportedAt", ${PHOTOS}
             from community_reports r join community_posts p on p.id = r.post_id join users u on u.id = p.user_id
            where r.dismissed_at is null and p.deleted_at is null and p.hidden_at is null group by p.id, u.id
           union all
           select 'comment', c.id, c.text, ${NAME}, c.created_at, count(*)::int, max(r.created_at), '{}'
             from community_comment_reports r join community_comments c on c.id = r.comment_id join users u on u.id = c.user_id
             join community_posts p on p.id = c.post_id and p.deleted_at is null and p.hidden_at is null
            where r.dismissed_at is null and c.deleted_at is null and c.hidden_at is null group by c.id, u.id
         ) reported
         where $2::timestamptz is null or ("reportedAt", id) < ($2::timestamptz, $3::uuid)
         order by "reportedAt" desc, id desc limit $1`,
};

/** What is hidden of `x`, before a position ($2, $3) if there is one, in the order of an index. */
const hiddenPage = (x: string) => `${x}.hidden_at is not null and ${x}.deleted_at is null
   and (${x}.hidden_at, ${x}.id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
 order by ${x}.hidden_at desc, ${x}.id desc limit $1`;

/** *Set-based*: posts and comments that are hidden from everybody, those hidden last first, before a position ($2, $3), at most $1. */
export const HIDDEN = {
  name: 'community-hidden',
  text: `select * from (
           (select 'post' as kind, p.id, p.text, ${NAME} as author, p.created_at as "createdAt", p.hidden_at as "hiddenAt",
                   (select count(*)::int from community_reports r where r.post_id = p.id) as reports, ${PHOTOS}
              from community_posts p join users u on u.id = p.user_id where ${hiddenPage('p')})
           union all
           (select 'comment', c.id, c.text, ${NAME}, c.created_at, c.hidden_at,
                   (select count(*)::int from community_comment_reports r where r.comment_id = c.id), '{}'
              from community_comments c join users u on u.id = c.user_id where ${hiddenPage('c')})
         ) hidden order by "hiddenAt" desc, id desc limit $1`,
};

type Kind = 'post' | 'comment';
const REPORTS = { post: 'community_reports', comment: 'community_comment_reports' };

/** Changes reports of a post or comment ($1); answers how many, and whether that is there. A deleted one can be restored. */
const ofReports = (name: string, kind: Kind, change: string) => ({
  name: `community-${name}-${kind}-reports`,
  text: `with changed as (update ${REPORTS[kind]} set ${change} returning 1)
         select (select count(*)::int from changed) as changed, exists (select from community_${kind}s where id = $1) as "isThere"`,
});
const dismissing = (kind: Kind) =>
  ofReports('dismiss', kind, `dismissed_at = now() where ${kind}_id = $1 and dismissed_at is null`);
const reopening = (kind: Kind) =>
  ofReports(
    'reopen',
    kind,
    `dismissed_at = null where ${kind}_id = $1
       and dismissed_at = (select max(dismissed_at) from ${REPORTS[kind]} where ${kind}_id = $1)
       and not exists (select from ${REPORTS[kind]} where ${kind}_id = $1 and dismissed_at is null)`,
  );

/** *Set-based*: dismisses the reports of a post or comment ($1) that wait for an admin. */
export const DISMISS_REPORTS = { post: dismissing('post'), comment: dismissing('comment') };
/** *Set-based*: those of a post or comment ($1) that were dismissed last wait again, where none does: twice is once. */
export const REOPEN_REPORTS = { post: reopening('post'), comment: reopening('comment') };

/** *Set-based*: photos that wait for an admin, oldest first, after a position ($2, $3) if there is one, at most $1. */
export const WAITING_PHOTOS = {
  name: 'community-waiting-photos',
  text: `select ph.id, ${ADDRESS} as "imageUrl", ${NAME} as author, p.text, ph.created_at as "createdAt"
           from community_photos ph join community_posts p on p.id = ph.post_id join users u on u.id = ph.user_id
          where ph.state = 'doubtful' and p.deleted_at is null
            and ($2::timestamptz is null or (ph.created_at, ph.id) > ($2::timestamptz, $3::uuid))
          order by ph.created_at, ph.id limit $1`,
};

/** *Set-based*: deletes for good the posts that were deleted before $1, and answers where their photos are stored. */
export const PRUNE_POSTS = {
  name: 'community-prune-posts',
  text: `with photos as (
           select ph.image_url from community_photos ph join community_posts p on p.id = ph.post_id where p.deleted_at < $1
         ), gone as (delete from community_posts where deleted_at < $1)
         select image_url as "imageUrl" from photos`,
};
