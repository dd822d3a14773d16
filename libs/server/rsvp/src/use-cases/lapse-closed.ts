import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { returningRows, UnitOfWork } from '@smachot/server-platform';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';

/**
 * Marks guests without an answer as silent: at the closing date; at the event's start if they were written to after the
 * closing date; a day later if their message arrived after the start.
 */
export class LapseClosed extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const AT_ONCE = 20;

@CommandHandler(LapseClosed)
export class LapseClosedHandler implements ICommandHandler<LapseClosed> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rsvps: RsvpRepository,
  ) {}

  async execute({ now }: LapseClosed): Promise<void> {
    for (;;) {
      const closed = await this.work.run(async (tx) => {
        const events = returningRows(
          await tx.query<{ id: string }>(
            `update rsvp.invitations set version = version + 1,
               lapse_at = (select min(next) from (values (date), (date + interval '1 day')) later(next) where next > $1)
             where id in (
               select id from rsvp.invitations where lapse_at <= $1 and deleted_at is null
               order by lapse_at limit ${AT_ONCE} for update skip locked)
             returning id`,
            [now],
          ),
        );
        if (!events.length) return 0;
        const silent = await this.rsvps.where(
          tx,
          `g.event_id = any($1) and g.deleted_at is null and g.status in ('sent', 'received')`,
          [events.map(({ id }) => id)],
        );
        for (const rsvp of silent) rsvp.lapse(now);
        await this.rsvps.saveMany(tx, silent);
        for (const { id } of events) tx.hint(`event:${id}`);
        return events.length;
      });
      if (closed < AT_ONCE) return;
    }
  }
}
