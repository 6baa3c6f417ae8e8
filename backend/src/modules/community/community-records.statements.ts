/** *Set-based*: what a person ($1) has written in the community after a position ($2, $3), oldest first, at most $4. */
export const WRITTEN = {
  name: 'community-written',
  text: `select * from (
           select p.id, 'post' as kind, p.text, p.plant_name as "plantName", null as answer, null as "aiAnswer", p.created_at as "createdAt",
                  array(select ph.image_url from community_photos ph where ph.post_id = p.id order by ph.position) as "imageUrls"
             from community_posts p where p.user_id = $1 and p.deleted_at is null
           union all
           select id, 'comment', text, null, null, null, created_at, '{}'
             from community_comments where user_id = $1 and deleted_at is null
           union all
           select id, 'question', message, null, expert_response, ai_response, created_at, '{}'
             from expert_questions where user_id = $1
         ) written
         where ("createdAt", id) > ($2::timestamptz, $3::uuid) order by "createdAt", id limit $4`,
};

/** *Set-based*: the posts and comments that a person ($1) has written, before a position ($3, $4) if there is one, newest first, at most $2. */
export const OWN = {
  name: 'community-own',
  text: `select * from (
           select p.id, 'post' as kind, p.id as "postId", p.text, p.plant_name as "plantName", p.created_at as "createdAt", p.hidden_at is not null as "isHidden",
                  (select count(*)::int from community_photos ph where ph.post_id = p.id) as photos
             from community_posts p where p.user_id = $1 and p.deleted_at is null
           union all
           select id, 'comment', post_id, text, null, created_at, hidden_at is not null, 0
             from community_comments where user_id = $1 and deleted_at is null
         ) own
         where $3::timestamptz is null or ("createdAt", id) < ($3::timestamptz, $4::uuid)
         order by "createdAt" desc, id desc limit $2`,
};
