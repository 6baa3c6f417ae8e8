import { EntitySchema } from 'typeorm';
import type { Invitation } from './domain/household.js';

/** An invitation as it is stored: of the token in its mail only a hash. */
export interface GardenInvitationRow extends Omit<Invitation, 'link'> {
  ownerId: string;
  tokenHash: string | null;
  createdAt: Date;
}

export const GardenInvitationSchema = new EntitySchema<GardenInvitationRow>({
  name: 'garden-invitation',
  tableName: 'garden_invitations',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    ownerId: { type: 'uuid' },
    email: { type: 'text' },
    may: { type: 'text' },
    tokenHash: { type: 'text', nullable: true },
    expiresAt: { type: 'timestamptz' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
