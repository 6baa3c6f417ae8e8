import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/contract.js';
import { Records } from '../../activity/index.js';
import { CurrentUser, Takeover } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import { LearningConsentDto } from './learning-consent.dto.js';
import { LearningRepository } from './learning.repository.js';

/** Whether the built-in identifier may learn from a person's photos. */
@ApiTags('learning')
@Controller('api/account/learning-consent')
export class LearningConsentController implements OnModuleInit {
  constructor(
    private readonly learning: LearningRepository,
    private readonly takeover: Takeover,
  ) {}

  /** Only the owner of the photos may let us learn from them. */
  onModuleInit(): void {
    this.takeover.alsoClose((userId) => this.learning.withdraw(userId));
  }

  @Get()
  @Answers(200, LearningConsentDto, 'Whether our identifier may learn from photos whose answers you judged')
  async getLearningConsent(@CurrentUser() { id }: Account): Promise<LearningConsentDto> {
    return { givenAt: (await this.learning.givenAt(id))?.toISOString() ?? null };
  }

  @Put()
  @Records('profile_update', 'Lets the identifier learn from their photos')
  @HttpCode(204)
  @Answers(204, undefined, 'Lets our identifier learn from photos whose answers you judge from now on')
  giveLearningConsent(@CurrentUser() { id }: Account): Promise<void> {
    return this.learning.give(id);
  }

  @Delete()
  @Records('profile_update', 'No longer lets the identifier learn from their photos')
  @HttpCode(204)
  @Answers(204, undefined, 'Takes that back: no later training folder has your photos')
  withdrawLearningConsent(@CurrentUser() { id }: Account): Promise<void> {
    return this.learning.withdraw(id);
  }
}
