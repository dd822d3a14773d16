import { Controller, Req, Res } from '@nestjs/common';
import { type InputOf, live } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticator, type UserActor } from '../http/access/actor';
import { Draining } from '../http/draining';
import { ProblemError } from '../http/problems/problem';
import { Caller, Input, Serves } from '../http/calls/serves';
import { accessTopic } from './hints';
import { GAP, type Listener, LiveHub } from './live-hub';
import { type OpenStream, StreamLimit } from './stream-limit';
import { type Admitted, LiveTopics } from './topics';

const HEARTBEAT_MS = 20_000;
/** Milliseconds; shorter than an access token's lifetime: a listener has to present a fresh one now and then. */
const MAX_STREAM_MS = 30 * MINUTE_MS;
const MAX_TOPICS = 20;

@Controller()
export class LiveController {
  constructor(
    private readonly hub: LiveHub,
    private readonly topics: LiveTopics,
    private readonly limit: StreamLimit,
    private readonly users: Authenticator,
    private readonly draining: Draining,
  ) {}

  @Serves(live)
  async listen(
    @Input() { query }: InputOf<typeof live>,
    @Caller() actor: UserActor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const counted = await this.limit.open(actor.userId);
    if (!counted) throw new ProblemError('live.too_many');
    try {
      const admitted = await this.topics.admit(query.topics.split(',').slice(0, MAX_TOPICS), actor);
      await this.stream(actor, admitted, counted, request, reply);
    } catch (error) {
      counted.close();
      throw error;
    }
  }

  private async stream(
    actor: UserActor,
    admitted: Admitted[],
    counted: OpenStream,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'x-request-id': String(reply.getHeader('x-request-id')),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write(': listening\n\n');
    const recheck = this.recheckOf(actor, admitted, () => stream.end());
    const listener = listenerOf(actor, admitted, recheck, (text) => stream.write(text));
    const lastId = request.headers['last-event-id'];
    const heartbeat = setInterval(() => {
      stream.write(': \n\n');
      counted.stillOpen();
      recheck();
    }, HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), MAX_STREAM_MS);
    const stay = this.draining.atTheEnd(() => stream.end());
    let stop: () => void = () => undefined;
    stream.on('close', () => {
      clearInterval(heartbeat);
      clearTimeout(end);
      stay();
      counted.close();
      stop();
    });
    stop = await this.hub.listen(
      listener,
      typeof lastId === 'string' && /^\d+-\d+$/.test(lastId) ? lastId : undefined,
    );
    // the client may have disconnected while the listener was added
    if (stream.destroyed) stop();
  }

  /** Ends the stream when its session is over or one of its topics is no longer the person's. */
  private recheckOf(actor: UserActor, admitted: Admitted[], end: () => void): () => void {
    const requested = admitted.map((topic) => topic.requested);
    const before = JSON.stringify(admitted);
    return () =>
      void (async () => {
        const good = await this.users.isSignedIn(actor);
        if (!good || JSON.stringify(await this.topics.admit(requested, actor)) !== before) end();
      })().catch(() => undefined);
  }
}

const listenerOf = (
  { userId }: UserActor,
  admitted: Admitted[],
  recheck: () => void,
  write: (text: string) => void,
): Listener => {
  const requestedAs = (changed: string) =>
    changed === GAP
      ? [GAP]
      : admitted.filter(({ received }) => received === changed).map(({ requested }) => requested);
  return {
    topics: new Set(admitted.map(({ received }) => received)),
    access: accessTopic(userId),
    recheck,
    send: (id, changed) => {
      for (const topic of changed.flatMap(requestedAs))
        write(
          `id: ${id}\nevent: hint\ndata: ${JSON.stringify({ topic, version: Number(id.split('-')[0]) })}\n\n`,
        );
    },
  };
};
