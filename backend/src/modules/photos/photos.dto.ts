import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class UploadUrlDto {
  @ApiProperty({ description: 'PUT the bytes of one photo there, once, within ten minutes' })
  uploadURL: string;
}

export class UploadedDto {
  @ApiProperty({
    description: 'The photo as WebP, at most 1600 px; `.small.webp` instead of `.webp`: at most 400 px',
  })
  imageUrl: string;
}

export class ProfilePictureDto {
  @ApiProperty({ description: 'The uploadURL whose upload succeeded, or the imageUrl that it answered' })
  @IsString({ message: 'Please choose a photo' })
  @Length(1, 500, { message: 'Please choose a photo' })
  profileImageURL: string;
}
