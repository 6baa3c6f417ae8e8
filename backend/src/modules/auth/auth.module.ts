import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AccessGuard } from './access.guard.js';
import { AccountLists } from './account-lists.repository.js';
import { AccountRecords } from './account-records.repository.js';
import { AccountRepository } from './account.repository.js';
import { AccountSchema } from './account.schema.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeviceRepository } from './device.repository.js';
import { DeviceSchema } from './device.schema.js';
import { DevicesController } from './devices.controller.js';
import { Devices } from './devices.service.js';
import { EmailController } from './email.controller.js';
import { EmailVerificationRepository } from './email-verification.repository.js';
import { EmailVerificationSchema } from './email-verification.schema.js';
import { EmailVerification } from './email-verification.service.js';
import { LiveSessions } from './live-sessions.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginThrottle } from './login-throttle.js';
import { MailLimits } from './mail-limits.js';
import { PasswordMails } from './password-mails.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { PasswordResetSchema } from './password-reset.schema.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { ProfileController } from './profile.controller.js';
import { PasskeyLoginController } from './second-factor/passkey-login.controller.js';
import { PasskeyRepository } from './second-factor/passkey.repository.js';
import { PasskeyChallengeSchema, PasskeySchema } from './second-factor/passkey.schema.js';
import { Passkeys } from './second-factor/passkeys.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { RecoveryCodeSchema, TwoStepSchema } from './second-factor/second-factor.schema.js';
import { SignInNotes } from './second-factor/sign-in-notes.js';
import { TwoStepRepository } from './second-factor/two-step.repository.js';
import { TwoStep } from './second-factor/two-step.service.js';
import { SignIn } from './sign-in.js';
import { SessionCookie } from './session.cookie.js';
import { SessionHook } from './session.hook.js';
import { SessionRepository } from './session.repository.js';
import { SessionSchema } from './session.schema.js';
import { SessionSweeper } from './session.sweeper.js';
import { StepUpController } from './step-up.controller.js';
import { StepUpGuard } from './step-up.guard.js';
import { Takeover } from './takeover.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AccountSchema,
      DeviceSchema,
      PasskeyChallengeSchema,
      PasskeySchema,
      RecoveryCodeSchema,
      TwoStepSchema,
      EmailVerificationSchema,
      PasswordResetSchema,
      SessionSchema,
    ]),
    ActivityModule,
    PassportModule,
  ],
  controllers: [
    AuthController,
    DevicesController,
    EmailController,
    PasswordController,
    PasskeyLoginController,
    ProfileController,
    SecondFactorController,
    StepUpController,
  ],
  providers: [
    AccountLists,
    AccountRecords,
    AccountRepository,
    AuthService,
    DeviceRepository,
    Devices,
    EmailVerification,
    EmailVerificationRepository,
    LiveSessions,
    LocalStrategy,
    LoginThrottle,
    PasskeyRepository,
    Passkeys,
    SignIn,
    SignInNotes,
    TwoStep,
    TwoStepRepository,
    MailLimits,
    PasswordMails,
    PasswordResetRepository,
    PasswordService,
    SessionCookie,
    SessionHook,
    SessionRepository,
    SessionSweeper,
    Takeover,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: StepUpGuard },
  ],
  exports: [AccountLists, AccountRecords, AccountRepository, PasswordService, SessionCookie, Takeover],
})
export class AuthModule {}
