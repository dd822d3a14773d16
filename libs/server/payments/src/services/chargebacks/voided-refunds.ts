import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import { isOpen, type LedgerEntry } from '../../domain/ledger-entry';
import { ChargebackRepository } from '../../persistence/chargebacks/chargeback.repository';
import { DisputedPaymentRepository } from '../../persistence/chargebacks/disputed-payment.repository';
import type { ClaimedPayment } from '../../persistence/chargebacks/disputed-payments';
import { LedgerRepository } from '../../persistence/ledger.repository';

/** Refunds that are not made, because the cardholder has the sum already by a chargeback that was lost. */
@Injectable()
export class VoidedRefunds {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly payments: DisputedPaymentRepository,
    private readonly chargebacks: ChargebackRepository,
  ) {}

  /** Voids open refunds up to the sum the bank returned, and reduces the one that exceeds it. @returns the entries that remain */
  async apply(tx: Tx, payment: ClaimedPayment, entries: LedgerEntry[]): Promise<LedgerEntry[]> {
    const { id: paymentId, returnedByBank } = payment;
    let left = returnedByBank;
    const remaining: LedgerEntry[] = [];
    for (const entry of entries) {
      const part = entry.kind === 'refund' && isOpen(entry) ? Math.min(entry.amount, left) : 0;
      left -= part;
      const amount = entry.amount - part;
      if (part && !amount) await this.ledger.close(tx, entry.id, 'fail', { problem: 'charged_back' });
      else if (part) await this.ledger.correctAmount(tx, entry.id, amount);
      if (amount) remaining.push({ ...entry, amount });
    }
    const voided = returnedByBank - left;
    if (!voided) return entries;
    await this.chargebacks.addVoided(tx, paymentId, voided);
    const totals = await this.payments.noteReturned(tx, paymentId, voided);
    payment.refunded = totals.refunded;
    tx.emit('payments.moved', { paymentId, move: 'refund_voided', amount: voided, ...totals });
    return remaining;
  }
}
