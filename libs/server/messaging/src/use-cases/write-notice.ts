import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { NOTICE_ROUND } from '../domain/notice';
import { Wake } from '../jobs/wake-senders';
import { nextAllowed } from '../quiet/quiet-calendar';

/**
 * Something its reader waits for, by WhatsApp: one message per notice, ever. What cannot wait goes at any hour, as codes
 * do; the rest when people may be written to.
 */
export class WriteNotice extends Command<void> {
  constructor(
    readonly notice: JobPayload<'messaging.write_notice'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(WriteNotice)
export class WriteNoticeHandler implements ICommandHandler<WriteNotice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly wake: Wake,
  ) {}

  async execute({ notice: { notificationId, urgent }, delivery }: WriteNotice): Promise<void> {
    const now = this.clock.now();
    const dueAt = urgent ? now : nextAllowed(now, 'jewish').at;
    await this.work.oneStatement(
      delivery,
      `insert into messaging.messages (id, ref_id, round, lane, quiet, state, due_at, created_at)
       select $1::uuid, $2::uuid, $3, 'conversation', $4, 'queued', $5::timestamptz, $6::timestamptz from mine
       on conflict (ref_id, round) do nothing`,
      [newId(), notificationId, NOTICE_ROUND, urgent ? 'exempt' : 'jewish', dueAt, now],
    );
    this.wake.messagesDueSoon();
  }
}
