import { Injectable } from '@nestjs/common';
import type { EventId, Gift, GiftForm, GiftId, RsvpId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { GiftQueries } from '../persistence/gifts/gift.queries';
import { GiftRepository } from '../persistence/gifts/gift.repository';
import { giftView } from '../views/gift-view';

type OfGuest = { eventId: EventId; rsvpId: RsvpId };

/** Writes guests' gifts, tells the hosts' screens, and reads a gift as it is shown after a change. */
@Injectable()
export class GiftWriter {
  constructor(
    private readonly gifts: GiftRepository,
    private readonly queries: GiftQueries,
  ) {}

  /** Records kind and note of a guest's gift, those that are given; the sum is saved with the guest. */
  async record(tx: Tx, guest: OfGuest, gift: GiftForm, act: { userId: UserId; now: Date }): Promise<void> {
    await this.gifts.record(tx, guest, { kind: gift.kind, note: gift.note === '' ? null : gift.note }, act);
    tx.hint(`event:${guest.eventId}`);
  }

  async read(eventId: EventId, giftId: GiftId): Promise<Result<Gift>> {
    const gift = await this.queries.one(eventId, giftId);
    return gift ? accept(giftView(gift)) : refuse('not_found');
  }
}
