import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '../../kernel/domain-error.js';
import { Database } from '../database/database.js';
import { Public } from './access.js';
import { Goodbye } from './shutdown.js';

const ALIVE = { name: 'health', text: 'select 1 as alive' };

/** Liveness and readiness of this process, for the operator. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly goodbye: Goodbye,
  ) {}

  @Get('healthz')
  getHealth() {
    return { status: 'up' };
  }

  @Get('readyz')
  async getReadiness() {
    if (this.goodbye.isSaid) throw new DomainError('unavailable', 'not-ready', 'This server is stopping.');
    await this.database.query(ALIVE).catch(() => {
      throw new DomainError('unavailable', 'not-ready', 'The database cannot be reached.');
    });
    return { status: 'ready' };
  }
}
