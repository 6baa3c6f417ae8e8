import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { anId, Answers, PageQuery, Problems, Repeatable } from '../../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../../platform/http/page.js';
import { Records } from '../../activity/index.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import type { JournalEntry } from '../domain/journal.js';
import { ChangeEntryDto, JournalEntryDto, WriteEntryDto } from './journal.dto.js';
import { JournalService } from './journal.service.js';
import { photoGone } from '../../photos/index.js';
import { entryNotFound, keyUsedElsewhere, notYet } from '../domain/care.errors.js';
import { plantNotFound, strangePicture } from '../domain/plant.js';

@ApiTags('journal')
@Controller('api')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @Get('plants/:id/journal')
  @Problems(plantNotFound)
  @Answers(200, [JournalEntryDto], "A plant's story: your notes and the care done, newest first")
  async listJournal(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JournalEntry[]> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const entries = await this.journal.list(account, id, limit, after);
    linkNext(reply, `/api/plants/${id}/journal`, entries, limit);
    return entries;
  }

  @Post('plants/:id/journal')
  @Records('journal_entry', 'Wrote in the journal')
  @Repeatable()
  @Problems(plantNotFound, notYet, strangePicture, photoGone, keyUsedElsewhere)
  @Answers(201, JournalEntryDto, 'Keeps a note; care that it tells of counts as done')
  writeJournalEntry(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() note: WriteEntryDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<JournalEntry> {
    return this.journal.write(account, id, note, key ?? null);
  }

  @Patch('journal/:id')
  @Records('journal_entry', 'Changed a journal entry')
  @Problems(entryNotFound, strangePicture, photoGone)
  @Answers(200, JournalEntryDto, 'Changes a note')
  updateJournalEntry(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() change: ChangeEntryDto,
  ): Promise<JournalEntry> {
    return this.journal.updateEntry(account, id, change);
  }

  @Delete('journal/:id')
  @Records('journal_entry', 'Removed a journal entry')
  @HttpCode(204)
  @Problems(entryNotFound)
  @Answers(204, undefined, 'Takes a note away; for 30 days it can come back')
  removeJournalEntry(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.journal.remove(account, id);
  }

  @Post('journal/:id/restore')
  @Records('journal_entry', 'Restored a journal entry')
  @HttpCode(200)
  @Problems(entryNotFound)
  @Answers(200, JournalEntryDto, 'Restores a note')
  restoreJournalEntry(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<JournalEntry> {
    return this.journal.restore(account, id);
  }
}
