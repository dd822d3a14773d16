import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { ProblemCode } from '@smachot/contracts';
import type { FastifyReply } from 'fastify';
import { Logger } from '../../logging/logger';
import { ProblemError } from './problem';
import { problemAnswer } from './problem-answer';
import { requestId } from '../request-context';
import type { KnownRequest } from '../calls/known-request';

const CODE_OF_STATUS: Record<number, ProblemCode> = {
  400: 'request.malformed',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'not_found',
  408: 'request.too_slow',
  413: 'request.too_large',
  414: 'not_found',
  415: 'file.unsupported',
  429: 'request.too_many',
};

/** The one place where codes become HTTP: status, error name, a sentence in the caller's language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<KnownRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = problemOf(error);
    const { status, body } = problemAnswer(
      problem,
      request.headers['accept-language'],
      requestId() ?? request.id,
    );
    if (status >= 500) this.logger.error({ error, call: request.call?.id }, 'request failed');
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    if (problem.retryAfterSeconds)
      void reply.header('retry-after', String(Math.ceil(problem.retryAfterSeconds)));
    void reply.status(status).header('content-type', 'application/json; charset=utf-8').send(body);
  }
}

const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: number } | null)?.statusCode;
  return new ProblemError((status && CODE_OF_STATUS[status]) || 'server.unexpected');
};
