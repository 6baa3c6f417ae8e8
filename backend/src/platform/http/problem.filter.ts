import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { toProblem } from './problem.js';

/** Every failure leaves the API here, and always in the same shape, with the id under which it is logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const requestId = http.getRequest<FastifyRequest>().id;
    const problem = toProblem(error);
    if (problem.status >= 500) this.log.error({ requestId, error });
    if (reply.raw.headersSent) return reply.raw.destroy();
    if (error instanceof DomainError && error.details.retryAfterS)
      void reply.header('retry-after', String(error.details.retryAfterS));
    void reply.status(problem.status).type('application/problem+json').send({ ...problem, requestId });
  }
}
