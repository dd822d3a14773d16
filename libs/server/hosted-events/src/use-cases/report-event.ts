import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, reportPublicEvent, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { EventModerationRepository } from '../persistence/event-moderation.repository';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { EventAccess } from '../services/event-access';

/** Events that one person may report in a day. */
const REPORTS_A_DAY = 10;

/** Reports an event to the admins, once per person and decision; it stays on the site until they have decided. */
export class ReportEvent extends Command<Result<undefined>> {
  constructor(
    readonly slug: string,
    readonly about: InputOf<typeof reportPublicEvent>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ReportEvent)
export class ReportEventHandler implements ICommandHandler<ReportEvent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventQueries,
    private readonly access: EventAccess,
    private readonly moderation: EventModerationRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ slug, about, userId }: ReportEvent): Promise<Result<undefined>> {
    const found = await this.events.bySlug(slug);
    if (!found) return refuse('not_found');
    if ((await this.access.hostsOf(found)).includes(userId)) return refuse('event_report.own');
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const now = this.clock.now();
      if ((await this.moderation.reportsOfDay(tx, userId, now)) >= REPORTS_A_DAY)
        return refuse('event_report.too_many');
      const event = await this.moderation.load(tx, found.id);
      if (!event) return refuse('not_found');
      const moved = event.report(now);
      if (!moved.ok) return moved;
      const report = { eventId: found.id, reporterId: userId, ...about, createdAt: now };
      if (await this.moderation.addReport(tx, report, event.state.reportedAt))
        await this.moderation.save(tx, event);
      return accept();
    });
  }
}
