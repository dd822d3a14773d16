import { Injectable } from '@nestjs/common';
import { pino, type Logger as Pino } from 'pino';
import { Config } from '../config/config';
import { requestId } from '../http/request-context';
import { traceId } from '../tracing/tracing';

// Personal data that may slip into a log message: numbers that look like phones, mail addresses, tokens, message ids of the provider.
const PERSONAL =
  /\+?\d[\d\s-]{7,}\d|[\w.%+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}|wamid\.[\w=+/-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+|Bearer\s+\S+|(?<=[?#&]t=)[\w-]+/g;
const scrub = (text: string): string => text.replace(PERSONAL, '[redacted]');

const errorOnly = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: scrub(error.message),
        stack: scrub(error.stack ?? ''),
        code: (error as { code?: string }).code,
        ...(error instanceof AggregateError ? { errors: error.errors.map(errorOnly) } : {}),
      }
    : scrub(String(error));

type Context = Record<string, unknown>;

/** JSON lines with the ids of request and trace. Fields are ids, numbers and states; sentences and errors are scrubbed. */
@Injectable()
export class Logger {
  readonly pino: Pino;
  constructor(config: Config) {
    this.pino = pino({
      level: config.settings.LOG_LEVEL,
      base: null,
      redact: {
        paths: [
          '*.phone',
          '*.phoneNumber',
          '*.attendeePhone',
          '*.attendeeName',
          '*.token',
          '*.authorization',
          '*.wamid',
          'phone',
          'token',
        ],
        censor: '[redacted]',
      },
      serializers: { error: errorOnly },
      mixin: () => ({ requestId: requestId(), traceId: traceId() }),
    });
  }
  error(context: Context, message: string): void {
    this.pino.error(context, scrub(message));
  }
  warn(context: Context, message: string): void {
    this.pino.warn(context, scrub(message));
  }
  info(context: Context, message: string): void {
    this.pino.info(context, scrub(message));
  }
}
