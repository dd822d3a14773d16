import { Inject, Injectable, Optional } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { isValidPast } from '../domain/card';
import { PayerRepository } from '../persistence/payer.repository';

/** Whether the cards of an account still have something to pay, and until which day one of them has to be valid. */
@Injectable()
export class CardNeeds {
  constructor(
    private readonly clock: Clock,
    private readonly payers: PayerRepository,
    @Optional() @Inject(BillableEventsPort) private readonly billed?: BillableEventsPort,
  ) {}

  /** Day (YYYY-MM-DD) of the last charge; null when nothing is left to pay. */
  async until(tx: Pick<Tx, 'query'>, userId: UserId): Promise<string | null> {
    const unbilled = await this.billed?.unbilled(userId);
    const now = this.clock.now();
    if (unbilled) return wallTime(unbilled.until > now ? unbilled.until : now).day;
    return (await this.payers.owes(tx, userId)) ? wallTime(now).day : null;
  }
}

/** Whether a card may pay until that day. */
export const paysUntil = (card: { status: string; expiry: string }, day: string): boolean =>
  card.status === 'confirmed' && isValidPast(card.expiry, day);
