import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { PageQuery, Text } from '../../platform/http/contract.js';
import { MAX_PHOTOS, PHOTO_STATES } from './domain/photo.js';
import type { PhotoState, PostPhoto } from './domain/photo.js';
import type { Author, Block, Comment, NewPost, Post } from './domain/post.js';

const tCommunity = texts('community');

const UPLOADED = '/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp';
/** Of what a person has written. */
export const HIDDEN = { description: 'An admin has hidden it: you see it, others do not', example: false };
const words = { short: () => tCommunity('blank'), example: 'My monstera has a new leaf!' };

export class PublishPostDto implements NewPost {
  @Text(0, 2000, words) text: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'One of your plants, to be shown with its name' })
  @MayBeLeftOut()
  @IsUUID()
  plantId?: string;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_PHOTOS,
    uniqueItems: true,
    description: 'Addresses of photos that you have uploaded. A post with photos needs no text.',
    example: [UPLOADED],
  })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_PHOTOS, { message: () => tCommunity('photosFull', { photos: MAX_PHOTOS }) })
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, 200, { each: true })
  photos?: string[];
}

export class AddPhotoDto {
  @ApiProperty({
    minLength: 1,
    maxLength: 200,
    description: 'The address of a photo that you have uploaded',
    example: UPLOADED,
  })
  @IsString()
  @Length(1, 200)
  imageUrl: string;
}

export class EditPostDto {
  @Text(1, 2000, words) text: string;
}

export class WriteCommentDto {
  @Text(1, 1000, words) text: string;
}

export class AuthorDto implements Author {
  @ApiProperty({ example: 'Rosa M.' }) name: string;
  @ApiProperty({ example: false }) isYou: boolean;
}

export class PostPhotoDto implements PostPhoto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    description: 'The photo, at most 1600 px; `.small.webp` instead of `.webp`: at most 400 px',
    example: '/api/community/photos/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp',
  })
  imageUrl: string;
  @ApiProperty({ enum: PHOTO_STATES, description: 'Others see it when it is `shown`' }) state: PhotoState;
}

export class PostDto implements Post {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: AuthorDto }) author: AuthorDto;
  @ApiProperty({ example: 'My monstera has a new leaf!' }) text: string;
  @ApiProperty({ type: String, nullable: true, example: 'Monstera' }) plantName: string | null;
  @ApiProperty({ type: String, nullable: true, example: '/drawings/monstera.svg' })
  plantDrawing: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) editedAt: Date | null;
  @ApiProperty(HIDDEN) isHidden: boolean;
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 }) likes: number;
  @ApiProperty({ description: 'You like it', example: true }) isLiked: boolean;
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 }) comments: number;
  @ApiProperty({ type: [PostPhotoDto] }) photos: PostPhotoDto[];
}

export class CommentDto implements Comment {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: AuthorDto }) author: AuthorDto;
  @ApiProperty({ example: 'How beautiful!' }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty(HIDDEN) isHidden: boolean;
}

export class BlockDto implements Block {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Otto F.' }) name: string;
}

export class FeedQuery extends PageQuery {
  @ApiPropertyOptional({ description: 'A cursor: only posts that are newer than the post it stands for' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  newerThan?: string;
}
