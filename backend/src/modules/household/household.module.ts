import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { GardenInvitationSchema } from './garden-invitation.schema.js';
import { GardenMemberSchema } from './garden-member.schema.js';
import { HouseholdController } from './household.controller.js';
import { HouseholdRepository } from './household.repository.js';
import { HouseholdService } from './household.service.js';
import { InvitationRepository } from './invitation.repository.js';
import { Invitations } from './invitations.service.js';

/** Gardens that several people look after. */
@Module({
  imports: [
    TypeOrmModule.forFeature([GardenInvitationSchema, GardenMemberSchema]),
    ActivityModule,
    AuthModule,
  ],
  controllers: [HouseholdController],
  providers: [HouseholdRepository, HouseholdService, InvitationRepository, Invitations],
  exports: [HouseholdRepository, InvitationRepository],
})
export class HouseholdModule {}
