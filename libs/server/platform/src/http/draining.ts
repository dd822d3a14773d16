import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/config';

/** Milliseconds that a request which has begun gets to be answered after the process stopped listening. */
const LAST_ANSWERS_MS = 20_000;
const LOOK_MS = 20;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * How an api process leaves without failing a request. For `DRAIN_MS` it goes on serving, but answers `connection: close` and says
 * at `/readyz` that it leaves, so that a proxy forgets it; then it stops listening, ends its live streams, which clients open
 * anew elsewhere, and finishes what has begun.
 */
@Injectable()
export class Draining {
  /** Whether the process is leaving. */
  begun = false;
  private unanswered = 0;
  private readonly streams = new Set<() => void>();

  constructor(private readonly config: Config) {}

  /** Counts the requests of this server, and asks for a new connection after each answer once the process leaves. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.unanswered += 1;
      reply.raw.once('close', () => (this.unanswered -= 1));
      done();
    });
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.begun) void reply.header('connection', 'close');
      done();
    });
  }

  /** An open stream has no last answer: `end` is called when the process stops listening. Answers how to take that back. */
  atTheEnd(end: () => void): () => void {
    this.streams.add(end);
    return () => this.streams.delete(end);
  }

  /** Resolves when nothing is served any more. */
  async drain(server: Server): Promise<void> {
    this.begun = true;
    await sleep(this.config.settings.DRAIN_MS);
    server.close();
    for (const end of this.streams) end();
    const last = Date.now() + LAST_ANSWERS_MS;
    while (this.unanswered > 0 && Date.now() < last) await sleep(LOOK_MS);
  }
}

/** Leaves on SIGTERM as `Draining` says. */
export const drainOnSigterm = (app: NestFastifyApplication): void => {
  process.once('SIGTERM', () => {
    const left = app
      .get(Draining)
      .drain(app.getHttpServer())
      .then(() => app.close());
    void left.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
};
