import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, IsUUID, Length } from 'class-validator';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { PageQuery, Text } from '../../platform/http/contract.js';
import type { Author, Block, Comment, Post } from './domain/post.js';
import type { ReportedPost } from './post.repository.js';

const words = { short: 'Please write something first', example: 'My monstera has a new leaf!' };

export class PublishPostDto {
  @Text(1, 2000, words) text: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'One of your plants, to be shown with its name' })
  @MayBeLeftOut()
  @IsUUID()
  plantId?: string;
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

export class PostDto implements Post {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: AuthorDto }) author: AuthorDto;
  @ApiProperty({ example: 'My monstera has a new leaf!' }) text: string;
  @ApiProperty({ type: String, nullable: true, example: 'Monstera' }) plantName: string | null;
  @ApiProperty({ type: String, nullable: true, example: '/drawings/monstera.svg' })
  plantDrawing: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) editedAt: Date | null;
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 }) likes: number;
  @ApiProperty({ description: 'You like it', example: true }) isLiked: boolean;
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 }) comments: number;
}

export class CommentDto implements Comment {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: AuthorDto }) author: AuthorDto;
  @ApiProperty({ example: 'How beautiful!' }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
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

export class ReportedPostDto implements ReportedPost {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Buy my pots!' }) text: string;
  @ApiProperty({ example: 'Otto F.' }) author: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) hiddenAt: Date | null;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 }) reports: number;
}

export class AskExpertDto {
  @Text(1, 2000, { short: 'Please write your question first', example: 'Why does my ficus drop its leaves?' })
  message: string;

  @ApiPropertyOptional({ default: 'general', maxLength: 50 })
  @MayBeLeftOut()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('\0', '').trim() : value,
  )
  @IsString()
  @Length(1, 50)
  category?: string;
}

export class ExpertAnswerDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'An answer that is there at once',
    example: null,
  })
  response: string | null;
  @ApiProperty({ example: 'Your message has been sent to our expert network.' }) message: string;
}

export class OwnQuestionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Why does my ficus drop its leaves?' }) message: string;
  @ApiProperty({ example: 'general' }) category: string;
  @ApiProperty({ enum: ['pending', 'responded'] }) status: 'pending' | 'responded';
  @ApiProperty({ type: String, nullable: true, description: 'By the AI', example: null }) aiResponse:
    string | null;
  @ApiProperty({ type: String, nullable: true, description: 'By a person', example: 'It was moved.' })
  expertResponse: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) respondedAt: Date | null;
}
