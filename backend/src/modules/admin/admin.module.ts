import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { ChatModule } from '../chat/index.js';
import { CommunityModule } from '../community/index.js';
import { IdentificationModule } from '../identification/index.js';
import { AdminController } from './admin.controller.js';
import { AdminFigures } from './admin-figures.js';
import { ParkedJobsController } from './parked-jobs.controller.js';
import { PeopleController } from './people.controller.js';

/** What admins see of everything. It owns no table, and reads the faces of the others. */
@Module({
  imports: [ActivityModule, AuthModule, BillingModule, ChatModule, CommunityModule, IdentificationModule],
  controllers: [AdminController, ParkedJobsController, PeopleController],
  providers: [AdminFigures],
})
export class AdminModule {}
