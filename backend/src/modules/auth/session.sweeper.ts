import { Injectable } from '@nestjs/common';
import { Every } from '../../platform/queue/every.js';
import { SessionRepository } from './session.repository.js';

const HOUR_S = 3600;

/** Deletes expired sessions. */
@Injectable()
export class SessionSweeper {
  constructor(private readonly sessions: SessionRepository) {}

  @Every(HOUR_S)
  sweep(): Promise<void> {
    return this.sessions.prune();
  }
}
