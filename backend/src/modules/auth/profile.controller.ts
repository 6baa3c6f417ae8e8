import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/config.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { CurrentUser } from './access.js';
import { AccountDto, UpdateProfileDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { describeAccount } from './described-account.js';
import type { Account } from './domain/account.js';
import { accountNotFound } from './domain/account.errors.js';

@ApiTags('profile')
@Controller('api/profile')
export class ProfileController {
  constructor(
    private readonly auth: AuthService,
    private readonly config: Config,
  ) {}

  @Put('update')
  @Problems(accountNotFound)
  @Answers(200, AccountDto, 'Saves the names')
  async updateProfile(@CurrentUser() { id }: Account, @Body() names: UpdateProfileDto): Promise<AccountDto> {
    return describeAccount(await this.auth.updateProfile(id, names), this.config);
  }
}
