import { Controller, Headers, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createCalendarFeed,
  type InputOf,
  orderCalendarFeed,
  orderCalendarFile,
  readCalendarFeed,
  revokeCalendarFeed,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, ProblemError, Serves, type UserActor } from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { OrderCalendar } from '../use-cases/calendar/order-calendar';
import { CreateCalendarFeed, OwnCalendarFeed, RevokeCalendarFeed } from '../use-cases/calendar/own-feed';
import { StoreCalendar } from '../use-cases/calendar/store-calendar';

@Controller()
export class CalendarsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(orderCalendarFile)
  async one(
    @Input() { params }: InputOf<typeof orderCalendarFile>,
    @Caller() actor: UserActor,
    @Res() reply: FastifyReply,
    @Headers('accept-language') accepted?: string,
  ): Promise<void> {
    const made = await this.queries.execute(
      new OrderCalendar(params.orderId, actor, chooseLanguage(accepted)),
    );
    if (!made.ok) throw new ProblemError(made.code);
    await reply
      .type(orderCalendarFile.media)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="order-${made.value.code}.ics"`)
      .send(made.value.file);
  }

  @Serves(readCalendarFeed)
  read(@Input() { params }: InputOf<typeof readCalendarFeed>, @Caller() actor: UserActor) {
    return this.queries.execute(new OwnCalendarFeed(params.partner, actor.userId));
  }
  @Serves(createCalendarFeed)
  create(@Input() { params }: InputOf<typeof createCalendarFeed>, @Caller() actor: UserActor) {
    return this.commands.execute(new CreateCalendarFeed(params.partner, actor.userId));
  }
  @Serves(revokeCalendarFeed)
  revoke(@Input() { params }: InputOf<typeof revokeCalendarFeed>, @Caller() actor: UserActor) {
    return this.commands.execute(new RevokeCalendarFeed(params.partner, actor.userId));
  }

  @Serves(orderCalendarFeed)
  async feed(
    @Input() { params }: InputOf<typeof orderCalendarFeed>,
    @Res() reply: FastifyReply,
    @Headers('accept-language') accepted?: string,
  ): Promise<void> {
    const calendar = await this.queries.execute(new StoreCalendar(params.token, chooseLanguage(accepted)));
    if (!calendar.ok) throw new ProblemError(calendar.code);
    await reply
      .type(orderCalendarFeed.media)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(calendar.value);
  }
}
