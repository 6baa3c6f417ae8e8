import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../platform/http/contract.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import type { WaitingPhoto } from './domain/photo.js';
import type { Reported } from './domain/reported.js';

const PHOTO = '/api/admin/community/photos/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp';

export class ReportedQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    default: 'false',
    description: 'Those hidden from everybody',
  })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  hidden: 'true' | 'false' = 'false';
}

export class ReportedDto implements Reported {
  @ApiProperty({ enum: ['post', 'comment'] }) kind: Reported['kind'];
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Buy my pots!' }) text: string;
  @ApiProperty({ example: 'Otto F.' }) author: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) hiddenAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time', description: 'For the last time' }) reportedAt: Date;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 }) reports: number;
  @ApiProperty({ type: [String], example: [PHOTO] }) photos: string[];
}

export class WaitingPhotoDto implements WaitingPhoto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: PHOTO }) imageUrl: string;
  @ApiProperty({ example: 'Otto F.' }) author: string;
  @ApiProperty({ description: 'What the post says', example: 'My new pot' }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
