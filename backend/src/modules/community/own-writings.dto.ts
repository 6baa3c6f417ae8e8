import { ApiProperty } from '@nestjs/swagger';
import { HIDDEN } from './community.dto.js';
import type { OwnWriting } from './domain/post.js';

export class OwnWritingDto implements OwnWriting {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['post', 'comment'] }) kind: 'post' | 'comment';
  @ApiProperty({ format: 'uuid', description: 'The post itself, or the one that was commented on' })
  postId: string;
  @ApiProperty({ example: 'My monstera has a new leaf!' }) text: string;
  @ApiProperty({ type: String, nullable: true, example: 'Monstera' }) plantName: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many photos a post has' }) photos: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty(HIDDEN) isHidden: boolean;
}
