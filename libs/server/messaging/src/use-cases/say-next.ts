import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { roundOfTurn } from '../domain/rounds';
import { Wake } from '../jobs/wake-senders';

/** Sends the next message of an open conversation: at once, at any hour, in a lane of its own. */
export class SayNext extends Command<void> {
  constructor(
    readonly turn: JobPayload<'messaging.say_next'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SayNext)
export class SayNextHandler implements ICommandHandler<SayNext> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly wake: Wake,
  ) {}

  async execute({ turn, delivery }: SayNext): Promise<void> {
    await this.work.runOnce(delivery, (tx) =>
      tx.query(
        `insert into messaging.messages (id, ref_id, round, host_id, lane, quiet, state, due_at, created_at)
         values ($1, $2, $3, $4, 'conversation', 'exempt', 'queued', $5, $5) on conflict (ref_id, round) do nothing`,
        [newId(), turn.rsvpId, roundOfTurn(turn.turnId), turn.hostId, this.clock.now()],
      ),
    );
    this.wake.messagesDue();
  }
}
