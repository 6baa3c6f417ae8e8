import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from './access.js';
import { SignedInDeviceDto } from './devices.dto.js';
import { Devices } from './devices.service.js';
import { deviceNotFound } from './domain/account.errors.js';
import type { Account } from './domain/account.js';

@ApiTags('devices')
@Controller('api/account/devices')
export class DevicesController {
  constructor(private readonly devices: Devices) {}

  @Get()
  @Answers(200, [SignedInDeviceDto], 'Where you are signed in, this device first')
  listDevices(
    @CurrentUser() { id }: Account,
    @Req() { sessionToken }: FastifyRequest,
  ): Promise<SignedInDeviceDto[]> {
    return this.devices.list(id, sessionToken);
  }

  @Delete()
  @Records('signed_out', 'Signed all other devices out')
  @HttpCode(204)
  @Answers(204, undefined, 'Signs you out everywhere but here')
  signOutOthers(@CurrentUser() { id }: Account, @Req() { sessionToken }: FastifyRequest): Promise<void> {
    return this.devices.signOutOthers(id, sessionToken!);
  }

  @Delete(':id')
  @HttpCode(204)
  @Problems(deviceNotFound)
  @Answers(204, undefined, 'Signs one of your devices out')
  signOutDevice(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.devices.signOut(account.id, id);
  }
}
