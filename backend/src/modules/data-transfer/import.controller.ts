import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admission } from '../../platform/http/admission/admission.js';
import { BOUNDS } from '../../platform/http/admission/bounds.js';
import { anId, Answers, FOLLOW, Problems } from '../../platform/http/contract.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import type { Import } from './domain/transfer.js';
import { ImportService, MAX_BACKUP } from './import.service.js';
import { ImportDto } from './data-transfer.dto.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import {
  brokenOff,
  importNotFound,
  importTooLarge,
  importUnderWay,
  notOurs,
  nothingToConfirm,
  unreadableList,
} from './domain/data-transfer.errors.js';
import { storageAway, storageFull } from '../../platform/storage/image-store.js';
import { Records } from '../activity/index.js';
import { texts } from '../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

@ApiTags('data-transfer')
@Controller('api/account')
export class ImportController implements OnModuleInit {
  constructor(
    private readonly imports: ImportService,
    private readonly admission: Admission,
  ) {}

  onModuleInit(): void {
    this.admission.addRule('POST /api/account/import', {
      atOnce: BOUNDS.imports,
      streamed: BOUNDS.importBytes,
    });
  }

  @Post('import')
  @HttpCode(202)
  @RouteConfig({ streamedBody: true, membersOnly: true })
  @ApiConsumes('application/zip', 'text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Problems(
    notOurs,
    () => unreadableList(tData('noPlantInIt')),
    brokenOff,
    () => importTooLarge(MAX_BACKUP.words),
    importUnderWay,
    tooManyTries,
    storageFull,
    storageAway,
  )
  @Answers(202, ImportDto, 'Takes a backup, or a list of plants to look at; follow it at Location', FOLLOW)
  async importData(
    @CurrentUser() account: Account,
    @Req() { body, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Import> {
    const begun = await this.imports.startImport(account, body, Number(headers['content-length'] ?? 0));
    void reply.header('location', `/api/account/imports/${begun.id}`);
    return begun;
  }

  @Get('imports')
  @Answers(200, [ImportDto], 'The files that you have brought in, newest first')
  listImports(@CurrentUser() { id: userId }: Account): Promise<Import[]> {
    return this.imports.listAll(userId);
  }

  @Get('imports/:id')
  @Problems(importNotFound)
  @Answers(200, ImportDto, 'One of them: what it would add, how far it has come, or what it has added')
  getImport(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<Import> {
    return this.imports.get(id, userId);
  }

  @Post('imports/:id/confirm')
  @HttpCode(202)
  @Problems(importNotFound, nothingToConfirm)
  @Answers(202, ImportDto, 'Adds the plants of a list that you have looked at')
  confirmImport(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<Import> {
    return this.imports.confirm(id, userId);
  }

  @Delete('imports/:id')
  @Records('import', 'Put a list of plants away')
  @HttpCode(204)
  @Problems(importNotFound)
  @Answers(204, undefined, 'Puts a list away without adding anything')
  cancelImport(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.imports.cancel(id, userId);
  }
}
