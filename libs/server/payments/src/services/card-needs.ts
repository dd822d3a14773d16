import { Inject, Injectable, Optional } from '@nestjs/common';
import { Clock, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { isValidPast } from '../domain/card';
import { PayerRepository } from '../persistence/payer.repository';

/** Whether somebody's cards still have something to pay, and until when one of them has to be valid. */
@Injectable()
export class CardNeeds {
  constructor(
    private readonly clock: Clock,
    private readonly payers: PayerRepository,
    @Optional() @Inject(BillableEventsPort) private readonly billed?: BillableEventsPort,
  ) {}

  /** The last day (YYYY-MM-DD) something is charged on; null: nothing is left to pay. */
  async until(tx: Pick<Tx, 'query'>, userId: string): Promise<string | null> {
    const unbilled = await this.billed?.unbilled(userId);
    const now = this.clock.now();
    if (unbilled) return wallTime(unbilled.until > now ? unbilled.until : now).day;
    return (await this.payers.owes(tx, userId)) ? wallTime(now).day : null;
  }
}

/** Whether a card may be the one that pays until that day. */
export const paysUntil = (card: { status: string; expiry: string }, day: string): boolean =>
  card.status === 'confirmed' && isValidPast(card.expiry, day);
