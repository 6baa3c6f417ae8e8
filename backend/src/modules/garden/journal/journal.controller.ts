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
import { CurrentGardener, ForMembers } from '../../household/index.js';
import { gardenOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import type { JournalEntry } from '../domain/journal.js';
import { ChangeEntryDto, JournalEntryDto, WriteEntryDto } from './journal.dto.js';
import { JournalService } from './journal.service.js';
import { photoGone } from '../../photos/index.js';
import { entryNotFound, keyUsedElsewhere, notYet, tooLongAgo } from '../domain/care.errors.js';
import { plantNotFound, strangePicture } from '../domain/plant.js';

@ApiTags('journal')
@Controller('api')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @Get('plants/:id/journal')
  @ForMembers('tick')
  @Problems(plantNotFound)
  @Answers(200, [JournalEntryDto], "A plant's story: your notes and the care done, newest first")
  async listJournal(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JournalEntry[]> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const entries = await this.journal.list(gardener, id, limit, after);
    linkNext(reply, `/api/plants/${id}/journal`, entries, limit, gardenOf(gardener));
    return entries;
  }

  @Post('plants/:id/journal')
  @ForMembers('change')
  @Records('journal_entry', 'Wrote in the journal')
  @Repeatable()
  @Problems(plantNotFound, notYet, tooLongAgo, strangePicture, photoGone, keyUsedElsewhere)
  @Answers(201, JournalEntryDto, 'Keeps a note; care that it tells of counts as done')
  writeJournalEntry(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() note: WriteEntryDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<JournalEntry> {
    return this.journal.write(gardener, id, note, key ?? null);
  }

  @Patch('journal/:id')
  @ForMembers('change')
  @Records('journal_entry', 'Changed a journal entry')
  @Problems(entryNotFound, strangePicture, photoGone)
  @Answers(200, JournalEntryDto, 'Changes a note')
  updateJournalEntry(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() change: ChangeEntryDto,
  ): Promise<JournalEntry> {
    return this.journal.updateEntry(gardener, id, change);
  }

  @Delete('journal/:id')
  @ForMembers('change')
  @Records('journal_entry', 'Removed a journal entry')
  @HttpCode(204)
  @Problems(entryNotFound)
  @Answers(204, undefined, 'Takes a note away; for 30 days it can come back')
  removeJournalEntry(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<void> {
    return this.journal.remove(gardener, id);
  }

  @Post('journal/:id/restore')
  @ForMembers('change')
  @Records('journal_entry', 'Restored a journal entry')
  @HttpCode(200)
  @Problems(entryNotFound)
  @Answers(200, JournalEntryDto, 'Restores a note')
  restoreJournalEntry(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
  ): Promise<JournalEntry> {
    return this.journal.restore(gardener, id);
  }
}
