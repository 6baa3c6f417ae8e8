import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Cached, Problems } from '../../platform/http/contract.js';
import { LanguageQuery } from '../../platform/http/language-query.js';
import { sendPreparedBody } from '../../platform/http/prepared-body.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { EXAMPLE_ID } from '../../platform/http/openapi/examples.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { photoGone } from '../photos/index.js';
import { notAnAnswer } from './domain/device-sighting.js';
import { keyMissing, keyUsedDifferently, unknownClass } from './domain/identification.errors.js';
import { DeviceIdentificationDto, KnownPlantsDto } from './device-identification.dto.js';
import { DeviceIdentifications } from './device-identifications.service.js';
import { IdentificationRecordDto } from './identification.dto.js';
import { toRecord } from './identification.views.js';
import { KnownPlants } from './known-plants.js';

const BODY_LIMIT = 16 * 1024;
const MAX_KEY = 200;

/** For devices that look at photos themselves. */
@ApiTags('on-device')
@Controller('api')
export class DeviceIdentificationsController {
  constructor(
    private readonly onDevices: DeviceIdentifications,
    private readonly known: KnownPlants,
  ) {}

  @Public()
  @RouteConfig({ sameForEverybody: true, languageInAddress: true })
  @Get('known-plants')
  @Cached()
  @Answers(
    200,
    KnownPlantsDto,
    'The plants that the built-in identifier knows, for a device that looks itself',
  )
  async listKnownPlants(
    @Query() { language }: LanguageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendPreparedBody(await this.known.body(language), 'public, max-age=60', request, reply);
  }

  @Post('identifications/from-device')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: BODY_LIMIT })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    example: EXAMPLE_ID,
    schema: { type: 'string', minLength: 1, maxLength: MAX_KEY },
    description: 'The same key is the same identification',
  })
  @Problems(keyMissing, keyUsedDifferently, notAnAnswer, unknownClass, photoGone, tooManyTries)
  @Answers(
    200,
    IdentificationRecordDto,
    'Adds what your own device identified to your history; it is not counted',
  )
  async addDeviceIdentification(
    @CurrentUser() { id }: Account,
    @Body() sent: DeviceIdentificationDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<IdentificationRecordDto> {
    if (!key || key.length > MAX_KEY) throw keyMissing();
    return toRecord(await this.onDevices.add(id, sent, key));
  }
}
