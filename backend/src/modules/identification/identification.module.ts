import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { LibraryModule } from '../library/index.js';
import { PhotosModule } from '../photos/index.js';
import { DeviceIdentificationsController } from './device-identifications.controller.js';
import { DeviceIdentifications } from './device-identifications.service.js';
import { IdentificationAnswers } from './identification.answers.js';
import { IdentificationController } from './identification.controller.js';
import { IdentificationProgress } from './identification.progress.js';
import { IdentificationRecords } from './identification-records.repository.js';
import { IdentificationRepository } from './identification.repository.js';
import { IdentificationSchema } from './identification.schema.js';
import { IdentificationService } from './identification.service.js';
import { KnownPlants } from './known-plants.js';
import { LearningConsentController } from './learning/learning-consent.controller.js';
import { LearningConsentSchema } from './learning/learning-consent.schema.js';
import { LearningRepository } from './learning/learning.repository.js';
import { PhotoIntake } from './photo-intake.js';

/** The API for identifications. The identifying itself is done in IdentificationWorkModule, which only workers have. */
@Module({
  imports: [
    TypeOrmModule.forFeature([IdentificationSchema, LearningConsentSchema]),
    ActivityModule,
    AuthModule,
    LibraryModule,
    PhotosModule,
  ],
  controllers: [DeviceIdentificationsController, IdentificationController, LearningConsentController],
  providers: [
    DeviceIdentifications,
    IdentificationAnswers,
    IdentificationProgress,
    IdentificationRecords,
    IdentificationRepository,
    IdentificationService,
    KnownPlants,
    LearningRepository,
    PhotoIntake,
  ],
  exports: [IdentificationRecords, IdentificationRepository, LearningRepository],
})
export class IdentificationModule {}
