import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { InboundId } from '@smachot/contracts';
import { canonicalPhone, readPhone } from '@smachot/kernel';
import { type ChangedNumber, ChangedNumbers } from '@smachot/server-messaging';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Rsvp } from '../../domain/guests/rsvp';
import { EarlierPhones } from '../../persistence/guests/earlier-phones';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';

/** Moves guests to a new phone number; they keep their record, their conversation and the messages in their chat. */
export class FollowNumbers extends Command<void> {
  constructor(
    readonly inboundIds: InboundId[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(FollowNumbers)
export class FollowNumbersHandler implements ICommandHandler<FollowNumbers> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly earlier: EarlierPhones,
  ) {}

  async execute({ inboundIds, delivery }: FollowNumbers): Promise<void> {
    const changes = await this.queries.execute(new ChangedNumbers(inboundIds));
    await this.work.runOnce(delivery, (tx) => this.follow(tx, changes));
  }

  private async follow(tx: Tx, changes: ChangedNumber[]): Promise<void> {
    const byRef = await this.merged.load(
      tx,
      changes.flatMap(({ refIds }) => refIds),
    );
    const left: [rsvp: Rsvp, phone: string][] = [];
    for (const { refIds, from, to, at } of changes) {
      const phone = readPhone(to);
      if (!phone.ok) continue;
      for (const id of refIds) {
        const rsvp = byRef.get(id);
        // the form it was stored in: buttons were signed for it
        const had = rsvp?.state.phone;
        const moved = rsvp?.takeAlong(from, canonicalPhone(phone.e164), phone.mobile, at);
        if (rsvp && had && moved) left.push([rsvp, had]);
      }
    }
    await this.rsvps.saveMany(tx, [...new Set(byRef.values())]);
    await this.earlier.add(
      tx,
      left.map(([{ state }, phone]) => [state.id, phone]),
    );
    const events = new Set(left.map(([{ state }]) => state.eventId));
    for (const eventId of events) tx.hint(`event:${eventId}`);
  }
}
