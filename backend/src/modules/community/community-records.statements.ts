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
