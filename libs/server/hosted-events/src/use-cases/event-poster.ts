import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { eventPoster, InputOf, PublicEventId, UserId } from '@smachot/contracts';
import { BRAND, formatLongDate, formatTime, plain } from '@smachot/i18n';
import { accept, Clock, DAY_MS, refuse, type Result, stripInvisible, wallTime } from '@smachot/kernel';
import { codeOfId, drawQrPoster, idOfCode } from '@smachot/server-documents';
import { Config, isBot, networkOf, RateLimits, Secrets } from '@smachot/server-platform';
import { ScanRepository } from '../persistence/scan.repository';
import { EventAccess } from '../services/event-access';
import { EVENT_POSTER_CALL } from '../texts/poster-words';

/** The poster of an event, as a PDF, for its hosts. */
export class DrawEventPoster extends Query<Result<Buffer>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly asked: InputOf<typeof eventPoster>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(DrawEventPoster)
export class DrawEventPosterHandler implements IQueryHandler<DrawEventPoster> {
  constructor(
    private readonly access: EventAccess,
    private readonly scans: ScanRepository,
    private readonly config: Config,
  ) {}

  async execute({ eventId, asked: { size, language }, userId }: DrawEventPoster): Promise<Result<Buffer>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const event = await this.scans.shown(eventId);
    if (!event) return refuse('not_found');
    const { startDatetime: start } = event;
    const poster = await drawQrPoster({
      title: `Smachot ${event.slug}`,
      ...{ size, language },
      heading: stripInvisible(event.title),
      subheading: plain(`${formatLongDate(start, language)}, ${formatTime(start, language)}`),
      call: EVENT_POSTER_CALL[language],
      address: new URL(`/e/${codeOfId(eventId)}`, this.config.settings.PUBLIC_URL).href,
      foot: BRAND[language],
    });
    return accept(poster);
  }
}

/** How often the code of an event was scanned, for its hosts. */
export class EventScans extends Query<Result<{ scans: number }>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(EventScans)
export class EventScansHandler implements IQueryHandler<EventScans> {
  constructor(
    private readonly access: EventAccess,
    private readonly scans: ScanRepository,
  ) {}

  async execute({ eventId, userId }: EventScans): Promise<Result<{ scans: number }>> {
    const access = await this.access.of(eventId, userId);
    return access.ok ? accept({ scans: await this.scans.countOf(eventId) }) : access;
  }
}

const ELSEWHERE = '/discover';

/** Counts the scan of a printed code, once a day for a network, and answers the path it leads to: always one of ours. */
export class FollowEventCode extends Command<string> {
  constructor(
    readonly code: string,
    readonly from: { ip: string; userAgent: string | undefined },
  ) {
    super();
  }
}

@CommandHandler(FollowEventCode)
export class FollowEventCodeHandler implements ICommandHandler<FollowEventCode> {
  constructor(
    private readonly scans: ScanRepository,
    private readonly limits: RateLimits,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ code, from }: FollowEventCode): Promise<string> {
    const eventId = idOfCode(code);
    const event = eventId && (await this.scans.shown(eventId));
    if (!eventId || !event) return ELSEWHERE;
    if (!isBot(from.userAgent)) await this.count(eventId, from.ip);
    return `/event/${encodeURIComponent(event.slug)}`;
  }

  private async count(eventId: PublicEventId, ip: string): Promise<void> {
    const { day } = wallTime(this.clock.now());
    // the key names nobody, and is gone after two days
    const key = this.secrets.sign('event scans', `${day} ${eventId} ${networkOf(ip)}`).slice(0, 32);
    if ((await this.limits.take(`event-scans:${key}`, 1, DAY_MS / 1000)).allowed)
      await this.scans.add(eventId, day);
  }
}
