import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';

const tPhotos = texts('photos');

export class UploadUrlDto {
  @ApiProperty({
    description: 'PUT the bytes of one photo there, once, within ten minutes',
    example: '/api/uploads/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6?expires=1777880400&signature=h3Vq',
  })
  uploadURL: string;
}

export class UploadedDto {
  @ApiProperty({
    description: 'The photo as WebP, at most 1600 px; `.small.webp` instead of `.webp`: at most 400 px',
    example: '/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp',
  })
  imageUrl: string;
}

export class ProfilePictureDto {
  @ApiProperty({
    description: 'The uploadURL whose upload succeeded, or the imageUrl that it answered',
    example: '/api/photos/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b/6d2a1f0e-3b4c-4d5e-8f60-718293a4b5c6.webp',
  })
  @IsString({ message: () => tPhotos('choose') })
  @Length(1, 500, { message: () => tPhotos('choose') })
  profileImageURL: string;
}
