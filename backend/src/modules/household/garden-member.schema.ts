import { EntitySchema } from 'typeorm';
import type { GardenRight } from '../../kernel/acting-member.js';

/** Who looks after whose garden, as it is stored. */
interface GardenMemberRow {
  ownerId: string;
  memberId: string;
  may: GardenRight;
  joinedAt: Date;
}

export const GardenMemberSchema = new EntitySchema<GardenMemberRow>({
  name: 'garden-member',
  tableName: 'garden_members',
  columns: {
    ownerId: { type: 'uuid', primary: true },
    memberId: { type: 'uuid', primary: true },
    may: { type: 'text' },
    joinedAt: { type: 'timestamptz', createDate: true },
  },
});
