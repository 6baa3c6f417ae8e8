import { applyDecorators, Injectable, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { v5 as nameUuid } from 'uuid';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from './activity-log.js';
import type { Activity } from './activity.js';

const RECORDS = 'records-activity';

type Recorded = Pick<Activity, 'action' | 'details'>;

/** The account that the session hook has found. */
type Signed = FastifyRequest & { account?: { id: string } };

/** Records the successes of a route. What the route does and the entry are one transaction; a repeat with the same key is one entry. */
@Injectable()
class RecordingInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { action, details } = this.reflector.get<Recorded>(RECORDS, context.getHandler());
    const { account, headers } = context.switchToHttp().getRequest<Signed>();
    if (!account) return next.handle();
    const key = headers['idempotency-key'] as string | undefined;
    const id = key && nameUuid(`${action} ${key}`, account.id);
    const work = async () => {
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.activity.record({ userId: account.id, action, details }, id);
      return answer;
    };
    return from(this.database.transaction(work));
  }
}

/**
 * Marks a route whose successes are in the activity log, as this action and in these words. Not for routes that wait for something
 * outside the database, or count tries: they would hold a connection meanwhile, and record by ActivityLog themselves.
 */
export const Records = (action: Recorded['action'], details: string) =>
  applyDecorators(
    SetMetadata(RECORDS, { action, details } satisfies Recorded),
    UseInterceptors(RecordingInterceptor),
  );
