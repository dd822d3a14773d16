import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { eventPoster, eventScans, followEventCode, type InputOf } from '@smachot/contracts';
import {
  Caller,
  Input,
  type KnownRequest,
  ProblemError,
  Serves,
  type UserActor,
} from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { DrawEventPoster, EventScans, FollowEventCode } from '../use-cases/event-poster';

/** Endpoints of printed codes of events: posters, scans, and the address they hold. */
@Controller()
export class EventPostersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(eventPoster)
  async poster(
    @Input() { params, query }: InputOf<typeof eventPoster>,
    @Caller() { userId }: UserActor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const poster = await this.queries.execute(new DrawEventPoster(params.hostedEventId, query, userId));
    if (!poster.ok) throw new ProblemError(poster.code);
    await reply
      .type(eventPoster.media)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="event-${query.size}.pdf"`)
      .send(poster.value);
  }

  @Serves(eventScans)
  scans(@Input() { params }: InputOf<typeof eventScans>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new EventScans(params.hostedEventId, userId));
  }

  @Serves(followEventCode)
  async follow(
    @Input() { params }: InputOf<typeof followEventCode>,
    @Req() { ip, headers }: KnownRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = { ip, userAgent: headers['user-agent'] };
    const path = await this.commands.execute(new FollowEventCode(params.code, from));
    await reply.header('cache-control', 'no-store').redirect(path, 302);
  }
}
