import { ApiProperty } from '@nestjs/swagger';
import type { WaitingPhoto } from './domain/photo.js';
import type { Hidden, Reported } from './domain/reported.js';

const PHOTO = '/api/admin/community/photos/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp';

class JudgedDto {
  @ApiProperty({ enum: ['post', 'comment'] }) kind: Reported['kind'];
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Buy my pots!' }) text: string;
  @ApiProperty({ example: 'Otto F.' }) author: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 }) reports: number;
  @ApiProperty({ type: [String], example: [PHOTO] }) photos: string[];
}

export class ReportedDto extends JudgedDto implements Reported {
  @ApiProperty({ type: String, format: 'date-time', description: 'For the last time' }) reportedAt: Date;
}

export class HiddenDto extends JudgedDto implements Hidden {
  @ApiProperty({ type: String, format: 'date-time' }) hiddenAt: Date;
}

export class WaitingPhotoDto implements WaitingPhoto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: PHOTO }) imageUrl: string;
  @ApiProperty({ example: 'Otto F.' }) author: string;
  @ApiProperty({ description: 'What the post says', example: 'My new pot' }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
