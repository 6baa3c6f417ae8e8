import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AccessGuard } from './access.guard.js';
import { AccountRecords } from './account-records.repository.js';
import { AccountRepository } from './account.repository.js';
import { AccountSchema } from './account.schema.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { PasswordResetSchema } from './password-reset.schema.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { ProfileController } from './profile.controller.js';
import { SessionCookie } from './session.cookie.js';
import { SessionHook } from './session.hook.js';
import { SessionRepository } from './session.repository.js';
import { SessionSchema } from './session.schema.js';
import { SessionSweeper } from './session.sweeper.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountSchema, PasswordResetSchema, SessionSchema]),
    ActivityModule,
    PassportModule,
  ],
  controllers: [AuthController, PasswordController, ProfileController],
  providers: [
    AccountRecords,
    AccountRepository,
    AuthService,
    LocalStrategy,
    LoginThrottle,
    PasswordResetRepository,
    PasswordService,
    SessionCookie,
    SessionHook,
    SessionRepository,
    SessionSweeper,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccountRecords, AccountRepository, PasswordService, SessionCookie],
})
export class AuthModule {}
