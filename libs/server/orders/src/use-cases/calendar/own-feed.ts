import { randomBytes } from 'node:crypto';
import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, createCalendarFeed, readCalendarFeed, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { Config, UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../../stores-gateway';
import { CalendarFeedQueries } from '../../persistence/calendar/calendar-feed.queries';
import { CalendarFeedRepository } from '../../persistence/calendar/calendar-feed.repository';

type Standing = AnswerOf<typeof readCalendarFeed>;

/** Whether the reader has a calendar feed of a store. */
export class OwnCalendarFeed extends Query<Result<Standing>> {
  constructor(
    readonly store: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OwnCalendarFeed)
export class OwnCalendarFeedHandler implements IQueryHandler<OwnCalendarFeed> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly feeds: CalendarFeedQueries,
  ) {}

  async execute({ store, userId }: OwnCalendarFeed): Promise<Result<Standing>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const since = await this.feeds.createdAt({ userId, storeId: works.partnerId });
    return accept({ createdAt: since?.toISOString() ?? null });
  }
}

/** Creates a new feed address for a member of a store's crew; the previous one stops working. */
export class CreateCalendarFeed extends Command<Result<AnswerOf<typeof createCalendarFeed>>> {
  constructor(
    readonly store: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreateCalendarFeed)
export class CreateCalendarFeedHandler implements ICommandHandler<CreateCalendarFeed> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly feeds: CalendarFeedRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ store, userId }: CreateCalendarFeed): Promise<Result<AnswerOf<typeof createCalendarFeed>>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const now = this.clock.now();
    const token = randomBytes(32).toString('base64url');
    await this.work.run((tx) => this.feeds.save(tx, { userId, storeId: works.partnerId }, token, now));
    const { href } = new URL(`/v1/calendar-feeds/${token}/orders.ics`, this.config.settings.PUBLIC_URL);
    return accept({ createdAt: now.toISOString(), url: href.replace(/^https?:/, 'webcal:') });
  }
}

export class RevokeCalendarFeed extends Command<Result<Standing>> {
  constructor(
    readonly store: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RevokeCalendarFeed)
export class RevokeCalendarFeedHandler implements ICommandHandler<RevokeCalendarFeed> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly feeds: CalendarFeedRepository,
  ) {}

  async execute({ store, userId }: RevokeCalendarFeed): Promise<Result<Standing>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    await this.work.run((tx) => this.feeds.delete(tx, { userId, storeId: works.partnerId }));
    return accept({ createdAt: null });
  }
}
