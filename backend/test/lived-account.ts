import type { Api, Person } from './api.js';
import { growGarden } from './grown-garden.js';

/** A name that nobody else has, in each text that a person leaves. */
export const OWN_NAME = 'Rosaline';

/** What a person leaves in chat, community, contact, newsletter, billing and the rest beside a garden; `other` is another person. */
const STATEMENTS = [
  `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time, user_message, ai_response)
   select gen_random_uuid(), me, 'chat', 'local', 'x', 'answered', 1, 'My name is ' || name, 'Hello ' || name from p`,
  `insert into rate_limits (key, points, expire) select 'identify:' || me, 3, 9999999999999 from p`,
  `insert into outbox (id, name, data, parked_at, error)
   select gen_random_uuid(), 'mail-reset-link', jsonb_build_object('email', email), now(), 'no answer' from p`,
  `insert into paid_calls select current_date, 'account', me::text, 3 from p`,
  `insert into password_resets (token_hash, user_id, expires_at) select 'reset ' || me, me, now() + interval '1 hour' from p`,
  `insert into email_verifications (user_id, token_hash, expires_at) select me, 'confirm ' || me, now() + interval '1 hour' from p
   on conflict do nothing`,
  `insert into push_devices (user_id, endpoint, p256dh, auth, name)
   select me, 'https://push.leaflore.test/' || me, 'x', 'x', name || '’s phone' from p`,
  `with message as (insert into reminder_messages (user_id, on_date) select me, '2026-11-01' from p returning id)
   insert into reminder_deliveries (message_id, target, state) select id, 'email', 'sent' from message`,
  `with talk as (insert into chat_conversations (user_id, title) select me, name from p returning id, user_id)
   insert into chat_messages (id, conversation_id, user_id, role, content, state, closed_at)
   select gen_random_uuid(), id, user_id, 'user', '${OWN_NAME} asks', 'done', now() from talk`,
  `with post as (insert into community_posts (id, user_id, text) select gen_random_uuid(), me, name || ' posts' from p returning id, user_id),
        photo as (insert into community_photos (id, post_id, user_id, image_url, position)
                  select gen_random_uuid(), id, user_id, '/drawings/fern.svg', 0 from post),
        theirs as (insert into community_posts (id, user_id, text) select gen_random_uuid(), other, 'A post' from p returning id)
   , liked as (insert into community_likes (post_id, user_id) select id, me from theirs, p)
   , reported as (insert into community_reports (post_id, user_id) select id, me from theirs, p)
   , hidden as (insert into community_hidden_posts (post_id, user_id) select id, me from theirs, p)
   , comment as (insert into community_comments (id, post_id, user_id, text)
                 select gen_random_uuid(), id, me, name || ' comments' from theirs, p)
   , answer as (insert into community_comments (id, post_id, user_id, text)
                select gen_random_uuid(), id, other, 'A comment' from theirs, p returning id)
   insert into community_comment_reports (comment_id, user_id) select id, me from answer, p`,
  `insert into community_blocks (user_id, blocked_id) select me, other from p union all select other, me from p`,
  `insert into expert_questions (id, user_id, user_email, user_name, message)
   select gen_random_uuid(), me, email, name, name || ' asks the experts' from p`,
  `insert into contact_messages (user_id, name, email, subject, message) select me, name, email, 'Fern', 'Written as a member' from p`,
  `with issue as (insert into newsletter_issues (month, subject, parts, closed_at) values ('2026-11', 'News', '[]', now()) returning id),
        reader as (insert into newsletter_subscribers (email, confirmed_at) select email, now() from p returning id)
   insert into newsletter_deliveries (issue_id, subscriber_id, state) select issue.id, reader.id, 'sent' from issue, reader`,
  `insert into two_step (user_id, secret) select me, 'a secret of ' || name from p`,
  `insert into recovery_codes (user_id, code_hash) select me, 'x' from p`,
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
   select me, 'key of ' || me, 'x', 0, '{}', name || '’s phone' from p`,
  `insert into passkey_challenges (challenge_hash, user_id, expires_at) select 'asked ' || me, me, now() + interval '1 hour' from p`,
  `insert into learning_consents (user_id) select me from p`,
  `insert into sitter_links (user_id, token_hash, from_day, to_day, note)
   select me, decode(md5(me::text), 'hex'), '2026-11-01', '2026-11-08', name || ' is away' from p`,
  `insert into garden_members (owner_id, member_id, may) select me, other, 'tick' from p union all select other, me, 'change' from p`,
  `insert into garden_invitations (owner_id, email, may, expires_at)
   select me, 'a friend of ' || email, 'tick', now() + interval '1 day' from p
   union all select other, email, 'tick', now() + interval '1 day' from p`,
  `insert into premium_grants (user_id) select me from p on conflict do nothing`,
  `insert into subscriptions (id, user_id, plan, status, current_period_end, cancel_at_period_end, is_returned, created_at, read_at)
   select 'sub_' || me, me, 'monthly', 'canceled', now(), true, false, now(), now() from p`,
];

/** Somebody who has used all there is: every table that holds something of people has a row of theirs. */
export async function liveIn(api: Api, person: Person, other: Person): Promise<void> {
  await growGarden({ api, person, plants: 4 });
  const p = `p (me, email, name, other) as (values ('${person.id}'::uuid, '${person.email}', '${OWN_NAME}', '${other.id}'::uuid))`;
  for (const statement of STATEMENTS)
    await api.sql(
      statement.startsWith('with ') ? statement.replace('with ', `with ${p}, `) : `with ${p} ${statement}`,
    );
}
