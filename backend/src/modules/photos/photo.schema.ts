import { EntitySchema } from 'typeorm';

/** A photo in the store, or one that was there until a little while ago. */
export interface PhotoRow {
  id: string;
  userId: string;
  /** Of both sizes together; 0 for photos from before this was counted. */
  bytes: number;
  createdAt: Date;
  /** When to look again whether anything refers to it. */
  checkAt: Date;
  removedAt: Date | null;
}

export const PhotoSchema = new EntitySchema<PhotoRow>({
  name: 'photo',
  tableName: 'photos',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    bytes: { type: 'integer', default: 0 },
    createdAt: { type: 'timestamptz', createDate: true },
    checkAt: { type: 'timestamptz' },
    removedAt: { type: 'timestamptz', nullable: true },
  },
});
