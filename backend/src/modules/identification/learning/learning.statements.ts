/** *Set-based*: judged answers of those who let us learn from them, given since they do, after an answer ($2) of a person ($1), at most $3. */
export const JUDGED = {
  name: 'learning-judged',
  text: `select i.id, i.user_id as "userId", i.image_urls as "imageUrls", i.feedback->>'scientificName' as "scientificName",
                c.source
           from identification_history i join learning_consents c on c.user_id = i.user_id
          where i.state = 'answered' and i.feedback is not null
            and c.user_id >= $1::uuid and (i.user_id, i.id) > ($1::uuid, $2::uuid)
            and (i.feedback->>'givenAt')::timestamptz >= c.given_at
          order by i.user_id, i.id limit $3`,
};
