import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import { Database } from '../database/database.js';
import { Public } from './access.js';
import { Goodbye } from './shutdown.js';

const tHttp = texts('http');

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
    if (this.goodbye.isSaid) throw new DomainError('unavailable', 'not-ready', tHttp('stopping'));
    await this.database.query(ALIVE).catch(() => {
      throw new DomainError('unavailable', 'not-ready', tHttp('databaseAway'));
    });
    return { status: 'ready' };
  }
}
