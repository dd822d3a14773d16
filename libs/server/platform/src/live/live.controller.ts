import { Controller, Req, Res } from '@nestjs/common';
import { type InputOf, live } from '@smachot/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../http/actor';
import { Caller, Input, Serves } from '../http/serves';
import { LiveHub } from './live-hub';
import { LiveTopics } from './topics';

const HEARTBEAT_MS = 20_000;
/** Shorter than an access token lives: a listener has to show a fresh one now and then. */
const LONGEST_MS = 30 * 60_000;

@Controller()
export class LiveController {
  constructor(
    private readonly hub: LiveHub,
    private readonly topics: LiveTopics,
  ) {}

  @Serves(live)
  async listen(
    @Input() { query }: InputOf<typeof live>,
    @Caller() actor: UserActor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const admitted = await this.topics.admit(query.topics.split(',').slice(0, 20), actor);
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'x-request-id': String(reply.getHeader('x-request-id')),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write(': listening\n\n');
    const mine = `user:${actor.userId}`;
    const send = (id: string, changed: string[]) => {
      for (const topic of changed)
        stream.write(`id: ${id}\nevent: hint\ndata: ${JSON.stringify({ topic: topic === mine ? 'me' : topic, version: Number(id.split('-')[0]) })}\n\n`);
    };
    const lastId = request.headers['last-event-id'];
    const stop = await this.hub.listen({ topics: new Set(admitted), send }, typeof lastId === 'string' && /^\d+-\d+$/.test(lastId) ? lastId : undefined);
    const heartbeat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), LONGEST_MS);
    stream.on('close', () => {
      clearInterval(heartbeat);
      clearTimeout(end);
      stop();
    });
  }
}
