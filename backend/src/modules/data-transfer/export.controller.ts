import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anId, Answers, FOLLOW, Problems } from '../../platform/http/contract.js';
import { ConfirmedLately } from '../../platform/http/access.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import type { Export } from './domain/transfer.js';
import { ExportService } from './export.service.js';
import { ExportDto } from './data-transfer.dto.js';
import { storageAway } from '../../platform/storage/image-store.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { exportNotFound, exportNotReady } from './domain/data-transfer.errors.js';

@ApiTags('data-transfer')
@Controller('api/account')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Post('export')
  @ConfirmedLately()
  @HttpCode(202)
  @Problems(tooManyTries)
  @Answers(
    202,
    ExportDto,
    'Begins to put everything that is yours into one file; follow it at Location',
    FOLLOW,
  )
  async requestExport(
    @CurrentUser() { id: userId }: Account,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Export> {
    const begun = await this.exports.request(userId);
    void reply.header('location', `/api/account/exports/${begun.id}`);
    return begun;
  }

  @Get('exports')
  @Answers(200, [ExportDto], 'Your downloads, newest first')
  listExports(@CurrentUser() { id: userId }: Account): Promise<Export[]> {
    return this.exports.list(userId);
  }

  @Get('exports/:id')
  @Problems(exportNotFound)
  @Answers(200, ExportDto, 'One of your downloads, and how far it has come')
  getExport(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<Export> {
    return this.exports.get(id, userId);
  }

  @Get('exports/:id/file')
  @ConfirmedLately()
  @Problems(exportNotFound, exportNotReady, storageAway)
  @Answers(200, undefined, 'The file of a download', {
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  async downloadExport(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { file, stream } = await this.exports.openFile(id, userId);
    const day = new Date(file.createdAt).toISOString().slice(0, 10);
    void reply.headers({
      'content-type': 'application/zip',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="leaflore-${day}.zip"`,
    });
    if (method !== 'HEAD') return reply.send(stream);
    stream.destroy();
    return reply.send(Readable.from([])); // fastify would read the file to its end, for nobody
  }
}
