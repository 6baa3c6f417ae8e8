import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { PremiumAccounts } from './premium-accounts.js';
import { PremiumGrantRepository } from './premium-grant.repository.js';
import { PremiumGrantSchema } from './premium-grant.schema.js';
import { Premium } from './premium.js';

/** Who has premium, and by what right. */
@Module({
  imports: [TypeOrmModule.forFeature([PremiumGrantSchema]), ActivityModule, AuthModule],
  providers: [Premium, PremiumAccounts, PremiumGrantRepository],
  exports: [Premium],
})
export class BillingModule {}
