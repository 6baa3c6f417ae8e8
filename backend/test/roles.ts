import type { Api, Person } from './api.js';

/** All that needs no login: what is in a link says who asks, or it is for everybody. */
export const PUBLIC = [
  'get /api/calendar/{token}.ics',
  'get /api/known-plants',
  'get /api/newsletter/confirm',
  'get /api/newsletter/unsubscribe',
  'get /api/plant-key',
  'get /api/plant-library',
  'get /api/plant-library/{slug}',
  'get /api/reminders/messages/{token}',
  'get /api/sitter/{token}',
  'post /api/blog/{slug}/views',
  'post /api/contact',
  'post /api/login',
  'post /api/login/passkey',
  'post /api/login/passkey/options',
  'post /api/newsletter',
  'post /api/newsletter/confirm',
  'post /api/newsletter/unsubscribe',
  'post /api/password/forgot',
  'post /api/password/reset',
  'post /api/register',
  'post /api/reminders/messages/{token}',
  'post /api/stripe/webhook',
  'put /api/sitter/{token}',
];
/** The tables of the second ids in paths. */
export const TABLE_OF: Record<string, string> = {
  comment: 'community_comments',
  message: 'chat_messages',
  photo: 'community_photos',
  problem: 'plant_problems',
};
/** What members do with posts and comments of others: read, answer, like, report, and see no more of somebody. */
export const WITH_OTHERS =
  /^(get|post) \/api\/community\/posts\/\{id\}(\/comments|\/comments\/\{commentId\}\/report|\/like|\/report|\/hide|\/block)?$|^delete \/api\/community\/.*\/(like|report|hide)$/;

/** One id of a person's in each table that has some. */
export async function idsOf(api: Api, { id: userId }: Person): Promise<Map<string, string>> {
  const tables = await api.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public'
        and column_name in ('id', 'user_id') and data_type = 'uuid' group by 1 having count(*) = 2`,
  );
  const ids = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await api.sql<{ id: string }>(`select id from ${name} where user_id = $1`, [userId]);
    if (row) ids.set(name, row.id);
  }
  return ids;
}
