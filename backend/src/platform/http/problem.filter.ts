import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { speaking } from '../../kernel/languages/language.js';
import { authenticationRequired } from './access.js';
import { endIfUnread } from './early-answer.js';
import { refersToDeleted, retryAfter, toProblem } from './problem.js';
import type { ConstraintErrors } from './problem.js';

const log = new Logger('Problem');

/** Turns every failure into a problem document with the id under which it is logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly constraints: ConstraintErrors) {}

  catch(error: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.constraints);
  }
}

/**
 * Answers with a problem document, also from a hook, which runs outside of Nest's filters. Whose account was deleted while the request was
 * under way is signed out.
 */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  constraints?: ConstraintErrors,
): FastifyReply {
  const { account } = request;
  const isGone = account && refersToDeleted(error, account.id);
  const problem = speaking(request.language, () =>
    toProblem(isGone ? authenticationRequired() : error, constraints),
  );
  const { id: requestId } = request;
  if (problem.status >= 500) log.error({ requestId, error });
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return reply;
  }
  const retryAfterS = retryAfter(error, problem.status);
  if (retryAfterS) void reply.header('retry-after', String(retryAfterS));
  endIfUnread(request, reply);
  return reply
    .status(problem.status)
    .type('application/problem+json')
    .send({ ...problem, requestId });
}
