import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { PhotoStorage } from './photo-storage.js';
import { PhotoController } from './photo.controller.js';
import { PhotoRecords } from './photo.records.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoSchema } from './photo.schema.js';
import { PhotoSweeper } from './photo.sweeper.js';
import { ProfilePictureController } from './profile-picture.controller.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { UploadLinks } from './upload-links.js';
import { UploadController } from './upload.controller.js';
import { UploadService } from './upload.service.js';

/** People's photos: upload, display to their owner, and deletion once nothing refers to them. */
@Module({
  imports: [TypeOrmModule.forFeature([PhotoSchema]), ActivityModule, AuthModule],
  controllers: [PhotoController, ProfilePictureController, UploadController],
  providers: [
    PhotoRecords,
    PhotoRepository,
    PhotoStorage,
    PhotoSweeper,
    ProfilePictureService,
    UploadLinks,
    UploadService,
  ],
  exports: [PhotoRecords, PhotoStorage],
})
export class PhotosModule {}
