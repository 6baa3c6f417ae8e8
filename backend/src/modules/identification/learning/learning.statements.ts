/** Judged answers of those who let us learn from them, given since they do, after id $1, at most $2. */
export const JUDGED = {
  name: 'learning-judged',
  text: `select i.id, i.user_id as "userId", i.image_urls as "imageUrls", i.feedback->>'scientificName' as "scientificName",
                c.source
           from identification_history i join learning_consents c on c.user_id = i.user_id
          where i.state = 'answered' and i.feedback is not null and i.id > $1
            and (i.feedback->>'givenAt')::timestamptz >= c.given_at
          order by i.id limit $2`,
};
