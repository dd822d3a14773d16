import { Injectable } from '@nestjs/common';
import type { BillId, UserId } from '@smachot/contracts';
import { Config, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Bill } from '../domain/bill';
import type { LedgerEntry } from '../domain/ledger-entry';
import { BillRepository } from '../persistence/bill.repository';
import { CardRepository } from '../persistence/card.repository';
import { LedgerRepository } from '../persistence/ledger.repository';
import { CALLS, validFor } from '../provider/sale-taker';
import type { ClaimedStep } from './claimed-step';

/** Claims the charge of a bill's payment for as long as charging may take, so that no other worker charges the bill. */
@Injectable()
export class BillCharges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bills: BillRepository,
    private readonly ledger: LedgerRepository,
    private readonly cards: CardRepository,
    private readonly config: Config,
  ) {}

  /** The claim commits before the entry does: a crash in between leaves a lease that ends. `userId` null: a bill of any account. */
  async begin(billId: BillId, userId: UserId | null): Promise<ClaimedStep | undefined> {
    const timeout = this.config.settings.PAYME_TIMEOUT_MS;
    const leaseValid = validFor((CALLS - 1) * timeout);
    const bill = await this.work.run((tx) => this.bills.claim(tx, billId, userId, CALLS * timeout));
    if (!bill) return undefined;
    const { entry, again } = await this.work.run((tx) => this.entryOf(tx, bill));
    const payment = bill.payment.state;
    return { payment, owner: 'bill', step: 'charge', entry, sale: entry, again, leaseValid };
  }

  /** The ledger row of this attempt: a new one, or the unfinished one after a crash. */
  private async entryOf(tx: Tx, { state, payment }: Bill): Promise<{ entry: LedgerEntry; again: boolean }> {
    const { id: billId, userId } = state;
    const { amount, attempt } = payment.state;
    const open = await this.ledger.openChargeOf(tx, billId);
    const card = await this.cards.paying(tx, userId, open?.cardId ?? null);
    if (open) return { entry: { ...open, sealedToken: card?.sealed_token ?? null }, again: true };
    const about = { key: `bill:${billId}:${attempt}`, of: { billId }, kind: 'charge' as const };
    const entry = await this.ledger.add(tx, { ...about, userId, cardId: card?.id ?? null, amount });
    return { entry, again: false };
  }
}
