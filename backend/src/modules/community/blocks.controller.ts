import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/http/access.js';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { BlockRepository } from './block.repository.js';
import { BlockDto } from './community.dto.js';
import { blockNotFound } from './domain/community.errors.js';

/** The people whom a member has blocked. */
@ApiTags('community')
@Needs('community')
@Controller('api/community/blocks')
export class BlocksController {
  constructor(private readonly blocks: BlockRepository) {}

  @Get()
  @Answers(200, [BlockDto], 'The people whom you have blocked')
  listBlocks(@CurrentUser() { id }: Account): Promise<BlockDto[]> {
    return this.blocks.list(id);
  }

  @Delete(':id')
  @Records('community_block', 'Let a person back in')
  @HttpCode(204)
  @Problems(blockNotFound)
  @Answers(204, undefined, 'Lets a person back in')
  removeBlock(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.blocks.remove(userId, id);
  }
}
