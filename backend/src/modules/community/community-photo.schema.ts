import { EntitySchema } from 'typeorm';
import type { PhotoState } from './domain/photo.js';

/** A photo of a post. */
export interface CommunityPhotoRow {
  id: string;
  postId: string;
  userId: string;
  /** Where its author has stored it. */
  imageUrl: string;
  position: number;
  state: PhotoState;
  createdAt: Date;
}

export const CommunityPhotoSchema = new EntitySchema<CommunityPhotoRow>({
  name: 'community-photo',
  tableName: 'community_photos',
  columns: {
    id: { type: 'uuid', primary: true },
    postId: { type: 'uuid' },
    userId: { type: 'uuid' },
    imageUrl: { type: 'text' },
    position: { type: 'smallint' },
    state: { type: 'text', default: 'checking' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
