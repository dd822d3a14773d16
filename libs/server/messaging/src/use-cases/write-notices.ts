import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, newId } from '@smachot/kernel';
import { type Delivered, UnitOfWork } from '@smachot/server-platform';
import { NOTICE_ROUND } from '../domain/notice';
import { Wake } from '../jobs/wake-senders';
import { nextAllowed } from '../quiet/quiet-calendar';

/**
 * Creates the WhatsApp messages of notices: one message per notice, ever. Urgent notices go at any hour, as codes do; the
 * others outside quiet hours.
 */
export class WriteNotices extends Command<void> {
  constructor(readonly notices: Delivered<'messaging.write_notice'>[]) {
    super();
  }
}

@CommandHandler(WriteNotices)
export class WriteNoticesHandler implements ICommandHandler<WriteNotices> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly wake: Wake,
  ) {}

  async execute({ notices }: WriteNotices): Promise<void> {
    const now = this.clock.now();
    const allowed = nextAllowed(now, 'jewish').at;
    const of = <T>(read: (one: Delivered<'messaging.write_notice'>) => T): T[] => notices.map(read);
    await this.work.oneStatement(
      of(({ delivery }) => delivery),
      `insert into messaging.messages (id, ref_id, round, lane, quiet, state, due_at, created_at)
       select n.id, n.ref_id, $5, 'conversation', n.quiet, 'queued', case n.quiet when 'exempt' then $6::timestamptz else $7::timestamptz end, $6
       from mine join unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) n(of, id, ref_id, quiet) on n.of = mine.id
       on conflict (ref_id, round) do nothing`,
      [
        of(({ delivery }) => delivery.id),
        of(() => newId()),
        of(({ payload }) => payload.notificationId),
        of(({ payload }) => (payload.urgent ? 'exempt' : 'jewish')),
        NOTICE_ROUND,
        now,
        allowed,
      ],
    );
    this.wake.messagesDueSoon();
  }
}
