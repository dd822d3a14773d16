import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { togetherOrAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type DueDigest, NumberDigests } from '../../persistence/guests/number-digests';

/** Tells each host, once a morning, how many numbers above the invited ones wait for a yes. */
export class TellWaitingNumbers extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const AT_ONCE = 100;

@CommandHandler(TellWaitingNumbers)
export class TellWaitingNumbersHandler implements ICommandHandler<TellWaitingNumbers> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly digests: NumberDigests,
  ) {}

  async execute({ now }: TellWaitingNumbers): Promise<void> {
    for (;;) {
      const taken = await togetherOrAlone(this.work, {
        claim: (tx, only) => this.digests.take(tx, now, AT_ONCE, only),
        keyOf: ({ eventId }) => eventId,
        act: (tx, digests) => Promise.resolve(this.tell(tx, digests)),
      });
      if (taken < AT_ONCE) return;
    }
  }

  private tell(tx: Tx, digests: DueDigest[]): void {
    for (const { eventId, hostId, count } of digests.filter((digest) => digest.count > 0))
      tx.emit('notifications.wanted', {
        userId: hostId,
        kind: 'numbers_waiting',
        values: { eventId, count },
        href: `/me/rsvps/${eventId}?above=1`,
        urgent: false,
      });
  }
}
