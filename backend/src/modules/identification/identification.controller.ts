import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admission, giveBodyBack } from '../../platform/http/admission/admission.js';
import { endTurn } from '../../platform/http/admission/turns.js';
import { tooManyStreams } from '../../platform/http/admission/event-streams.js';
import { Answers, anId, FOLLOW, PageQuery, Problems } from '../../platform/http/contract.js';
import { dropLongTexts, takeLongText } from '../../platform/http/long-texts.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { sendEvents } from '../../platform/http/send-events.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { identificationNotFound, libraryPlantNotFound, notAnswered } from './domain/identification.errors.js';
import { IdentificationAnswers } from './identification.answers.js';
import {
  FeedbackDto,
  IdentificationDto,
  IdentificationRecordDto,
  IdentifyPlantDto,
} from './identification.dto.js';
import { IDENTIFY_PROBLEMS } from './identification.problems.js';
import { IdentificationService } from './identification.service.js';
import { toRecord } from './identification.views.js';
import type { SentPhotos } from './photo-intake.js';

/** Five photos of 10 MB as base64, and a little. */
const BODY_LIMIT = 70 * 1024 * 1024;

const EVENT =
  'event: analysing\ndata: {"identificationId":"0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b","state":"analysing"}\n\n';

@ApiTags('identification')
@Controller('api')
export class IdentificationController implements OnModuleInit {
  constructor(
    private readonly identification: IdentificationService,
    private readonly answers: IdentificationAnswers,
    private readonly admission: Admission,
  ) {}

  onModuleInit(): void {
    const ask = ({ account, headers }: FastifyRequest) =>
      this.identification.admit(account!, headers['idempotency-key'] as string | undefined);
    this.admission.addRule('POST /api/identify-plant', { ask });
  }

  @Post('identify-plant')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: BODY_LIMIT, longTexts: true, membersOnly: true })
  @ApiHeader({ name: 'Prefer', required: false, description: '`respond-async`: answer 202 at once' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key is the same identification',
  })
  @ApiResponse({
    status: 202,
    type: IdentificationRecordDto,
    description: 'Accepted, when asked to',
    ...FOLLOW,
  })
  @Problems(...IDENTIFY_PROBLEMS)
  @Answers(200, IdentificationDto, 'Which plant is on the photos', FOLLOW)
  async identifyPlant(
    @CurrentUser() account: Account,
    @Body() sent: IdentifyPlantDto,
    @Req() request: FastifyRequest,
    @Headers('prefer') prefer: string | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IdentificationDto | IdentificationRecordDto> {
    const id = await this.identification
      .request(account, address, photosOf(request, sent), key)
      .finally(() => void dropLongTexts(request));
    giveBodyBack(request); // the answer may take half a minute
    endTurn(request);
    void reply.header('location', `/api/identifications/${id}`);
    const { isPending, body } = await this.answers.get(id, account, prefer);
    if (isPending) void reply.status(202).header('preference-applied', 'respond-async');
    return body;
  }

  @Get('identifications')
  @Answers(200, [IdentificationRecordDto], 'Your identifications, newest first')
  async listIdentifications(
    @CurrentUser() { id }: Account,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IdentificationRecordDto[]> {
    const rows = await this.identification.list(id, limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/identifications', rows, limit);
    return rows.map(toRecord);
  }

  @Get('identifications/:id')
  @Problems(identificationNotFound)
  @Answers(200, IdentificationRecordDto, 'One of your identifications')
  async getIdentification(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
  ): Promise<IdentificationRecordDto> {
    return toRecord(await this.identification.get(id, account.id));
  }

  @Get('identifications/:id/events')
  @Problems(identificationNotFound, tooManyStreams)
  @Answers(200, undefined, 'Events queued, analysing and done, each with the identification as it stands', {
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EVENT } },
  })
  async followIdentification(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendEvents(await this.answers.stream(id, account.id, request.ip), request, reply);
  }

  @Post('identifications/:id/feedback')
  @Records('identification_feedback', 'Said whether an answer was right')
  @HttpCode(200)
  @Problems(identificationNotFound, libraryPlantNotFound, notAnswered)
  @Answers(200, IdentificationRecordDto, 'Confirms the answer, or says which plant it is')
  async giveIdentificationFeedback(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { correct, scientificName }: FeedbackDto,
  ): Promise<IdentificationRecordDto> {
    return toRecord(await this.identification.giveFeedback(id, account.id, correct, scientificName));
  }
}

function photosOf(
  request: FastifyRequest,
  { imageData, images = [], imageUrls = [] }: IdentifyPlantDto,
): SentPhotos {
  const texts = !images.length && !imageUrls.length && imageData !== undefined ? [imageData] : images;
  return { dataUrls: texts.map((text) => takeLongText(request, text)), imageUrls };
}
