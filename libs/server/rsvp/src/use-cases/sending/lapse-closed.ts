import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { togetherOrAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { ClosedEventRepository } from '../../persistence/sending/closed-event.repository';

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
    private readonly closed: ClosedEventRepository,
    private readonly rsvps: RsvpRepository,
  ) {}

  async execute({ now }: LapseClosed): Promise<void> {
    for (;;) {
      const claimed = await togetherOrAlone(this.work, {
        claim: (tx, only) => this.closed.claim(tx, now, AT_ONCE, only),
        keyOf: String,
        act: (tx, eventIds) => this.lapse(tx, eventIds, now),
      });
      if (claimed < AT_ONCE) return;
    }
  }

  private async lapse(tx: Tx, eventIds: string[], now: Date): Promise<void> {
    const silent = await this.closed.loadUnanswered(tx, eventIds);
    for (const rsvp of silent) rsvp.lapse(now);
    await this.rsvps.saveMany(tx, silent);
    for (const id of eventIds) tx.hint(`event:${id}`);
  }
}
