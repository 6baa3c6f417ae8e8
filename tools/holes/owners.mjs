import { hole } from './hole.mjs';

const GARDEN = 'modules/garden';

/** What belongs to whom. */
export const owners = [
  hole(
    'plants of others are shown',
    `${GARDEN}/plants/plant.repository.ts`,
    'findOneBy({ id, userId, deletedAt: IsNull() })',
    'findOneBy({ id, deletedAt: IsNull() })',
    'plants.api',
  ),
  hole(
    'plants of others are changed',
    `${GARDEN}/plants/plant.repository.ts`,
    'const where = { id, userId, deletedAt: IsNull() };',
    'const where = { id, deletedAt: IsNull() };',
    'plants.api',
  ),
  hole(
    'plants of others are deleted',
    `${GARDEN}/plants/plant.repository.ts`,
    'updateOne({ id, userId, deletedAt: IsNull() }, { deletedAt: new Date() })',
    'updateOne({ id, deletedAt: IsNull() }, { deletedAt: new Date() })',
    'plants.api',
  ),
  hole(
    'entries of others are deleted',
    `${GARDEN}/journal/journal.repository.ts`,
    'return this.updateOne({ id, userId, deletedAt: IsNull() }, { deletedAt: new Date() });',
    'return this.updateOne({ id, deletedAt: IsNull() }, { deletedAt: new Date() });',
    'journal.api',
  ),
  hole(
    'tasks of others are removed',
    `${GARDEN}/care/care.repository.ts`,
    "delete({ id, userId, kind: 'custom'",
    "delete({ id, kind: 'custom'",
    'care.access',
    'care.api',
  ),
  hole(
    'schedules of others are shown',
    `${GARDEN}/care/care.repository.ts`,
    'where: { id, userId, deletedAt: IsNull() },',
    'where: { id, deletedAt: IsNull() },',
    'care.access',
    'care.api',
  ),
  hole(
    'talks of others are shown',
    'modules/chat/conversation.repository.ts',
    'findOneBy({ id, userId })',
    'findOneBy({ id })',
    'chat.api',
    'fuzz.spec',
  ),
  hole(
    'talks of others are deleted',
    'modules/chat/conversation.repository.ts',
    'delete({ id, userId })',
    'delete({ id })',
    'chat.api',
    'fuzz.spec',
  ),
  hole(
    'identifications of others are shown',
    'modules/identification/identification.repository.ts',
    'findOneBy({ id, userId })',
    'findOneBy({ id })',
    'identification.api',
  ),
  hole(
    'downloads of others are shown',
    'modules/data-transfer/export.repository.ts',
    'findOneBy(kept({ id, userId }))',
    'findOneBy(kept({ id }))',
    'export.api',
  ),
  hole(
    'posts of others are changed',
    'modules/community/post.repository.ts',
    'this.change({ id, userId, deletedAt: IsNull() }, { text',
    'this.change({ id, deletedAt: IsNull() }, { text',
    'community.api',
  ),
  hole(
    'posts of others are deleted',
    'modules/community/post.repository.ts',
    'this.change({ id, userId, deletedAt: IsNull() }, { deletedAt',
    'this.change({ id, deletedAt: IsNull() }, { deletedAt',
    'community.api',
  ),
  hole(
    'push devices of others are removed',
    'modules/reminders/push-device.repository.ts',
    'delete({ id, userId })',
    'delete({ id })',
    'reminders.api',
  ),
];
