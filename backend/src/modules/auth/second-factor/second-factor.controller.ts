import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConfirmedLately } from '../../../platform/http/access.js';
import { anId, Answers, Problems } from '../../../platform/http/contract.js';
import { tooManyTries } from '../../../platform/http/rate-limits.js';
import { CurrentUser } from '../access.js';
import type { Account } from '../domain/account.js';
import {
  passkeyNotFound,
  passkeyRefused,
  passkeysNeedName,
  tooManyPasskeys,
  twoStepIsOff,
  twoStepIsOn,
  wrongCode,
} from '../domain/second-factor.errors.js';
import { Passkeys } from './passkeys.service.js';
import {
  AddPasskeyDto,
  CodeDto,
  NewTwoStepDto,
  PasskeyOptionsDto,
  RecoveryCodesDto,
  SignInDto,
} from './second-factor.dto.js';
import { TwoStep } from './two-step.service.js';

/** How a person logs in beside the password. Each change needs the person's own hand. */
@ApiTags('sign-in')
@Controller('api/account')
export class SecondFactorController {
  constructor(
    private readonly twoStep: TwoStep,
    private readonly passkeys: Passkeys,
  ) {}

  @Get('sign-in')
  @Answers(200, SignInDto, 'Two-step login and your passkeys')
  async getSignIn(@CurrentUser() { id }: Account): Promise<SignInDto> {
    const [twoStep, passkeys] = await Promise.all([this.twoStep.describe(id), this.passkeys.list(id)]);
    return {
      twoStep,
      arePasskeysAvailable: this.passkeys.areAvailable,
      passkeys: passkeys.map(({ id: passkey, name, createdAt, usedAt }) => ({
        id: passkey,
        name,
        createdAt,
        usedAt,
      })),
    };
  }

  @Post('two-step')
  @ConfirmedLately()
  @Problems(twoStepIsOn)
  @Answers(201, NewTwoStepDto, 'Begins two-step login: a secret for an app of codes')
  beginTwoStep(@CurrentUser() account: Account): Promise<NewTwoStepDto> {
    return this.twoStep.begin(account);
  }

  @Put('two-step')
  @ConfirmedLately()
  @Problems(wrongCode, twoStepIsOn, twoStepIsOff, tooManyTries)
  @Answers(200, RecoveryCodesDto, 'Turns two-step login on with a first code, and answers the recovery codes')
  async enableTwoStep(
    @CurrentUser() { id }: Account,
    @Body() { code }: CodeDto,
    @Req() { sessionToken }: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoStep.enable(id, code, sessionToken!) };
  }

  @Delete('two-step')
  @ConfirmedLately()
  @HttpCode(204)
  @Problems(twoStepIsOff)
  @Answers(204, undefined, 'Turns two-step login off')
  disableTwoStep(@CurrentUser() { id }: Account): Promise<void> {
    return this.twoStep.disable(id);
  }

  @Post('recovery-codes')
  @ConfirmedLately()
  @Problems(twoStepIsOff)
  @Answers(201, RecoveryCodesDto, 'New recovery codes in place of the old ones')
  async renewRecoveryCodes(@CurrentUser() { id }: Account): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoStep.renewCodes(id) };
  }

  @Post('passkeys/options')
  @ConfirmedLately()
  @Problems(tooManyPasskeys, passkeysNeedName)
  @Answers(201, PasskeyOptionsDto, 'What a browser needs to make a passkey')
  async askForPasskey(@CurrentUser() account: Account): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.askToAdd(account) };
  }

  @Post('passkeys')
  @ConfirmedLately()
  @HttpCode(204)
  @Problems(passkeyRefused, tooManyPasskeys, passkeysNeedName)
  @Answers(204, undefined, 'Adds a passkey that the browser has made')
  addPasskey(@CurrentUser() { id }: Account, @Body() { credential, name }: AddPasskeyDto): Promise<void> {
    return this.passkeys.add(id, credential, name);
  }

  @Delete('passkeys/:id')
  @ConfirmedLately()
  @HttpCode(204)
  @Problems(passkeyNotFound)
  @Answers(204, undefined, 'Removes one of your passkeys')
  removePasskey(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.passkeys.remove(account.id, id);
  }
}
