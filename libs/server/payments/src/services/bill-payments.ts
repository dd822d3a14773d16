import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Config, Logger, type Tx } from '@smachot/server-platform';
import { type Bill, billIdOf } from '../domain/bill';
import { BillRepository } from '../persistence/bill.repository';
import { PayerRepository } from '../persistence/payer.repository';
import { LOOK_AGAIN_TIMEOUTS } from '../provider/sale-taker';
import type { ClaimedStep, StepOutcome } from './claimed-step';
import type { LockedPayment, PaymentOwner } from './payment-owner';

/** Outcomes of payments of bills: a bill owns and stores its payment; its host gets a receipt, or is told that the charge failed. */
@Injectable()
export class BillPayments implements PaymentOwner {
  constructor(
    private readonly bills: BillRepository,
    private readonly payers: PayerRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async lock(tx: Tx, claimed: ClaimedStep): Promise<LockedPayment | undefined> {
    const bill = await this.bills.lock(tx, billIdOf(claimed.payment.id));
    if (!bill || bill.isSettled) return undefined;
    return {
      payment: bill.payment,
      hasLease: false,
      wait: async (outcome) => {
        if (outcome.kind === 'waiting') bill.payment.challenged(claimed.entry.amount);
        await this.save(tx, bill);
        return false;
      },
      missed: async () => false,
      save: async (outcome) => {
        await this.save(tx, bill);
        await this.tellOf(tx, bill, claimed, outcome);
        return false;
      },
    };
  }

  private async save(tx: Tx, bill: Bill): Promise<void> {
    bill.noteOutcome(this.clock.now());
    const over = bill.status === 'settled' || bill.status === 'failed';
    const leaseMs = LOOK_AGAIN_TIMEOUTS * this.config.settings.PAYME_TIMEOUT_MS;
    await this.bills.save(tx, bill, over ? null : leaseMs);
    tx.hint(`user:${bill.state.userId}`);
  }

  private async tellOf(tx: Tx, bill: Bill, { entry }: ClaimedStep, outcome: StepOutcome): Promise<void> {
    const { id: billId, userId, attempts: attempt } = bill.state;
    if (bill.isSettled) {
      const language = await this.directory.languageIn(tx, userId);
      await this.bills.issueReceipt(tx, bill, { cardId: entry.cardId, language });
      tx.emit('payments.bill_settled', { billId, userId });
      return this.notify(tx, bill, 'bill_settled', false);
    }
    if (outcome.kind === 'refused') {
      this.logger.info({ bill: billId, attempt, problem: outcome.code }, 'charge refused');
      const phoneKey = await this.payers.closedPhoneKey(tx, userId);
      if (phoneKey) await this.payers.adoptDebts(tx, phoneKey);
      tx.emit('payments.bill_failed', { billId, userId, attempt });
    }
    this.notify(tx, bill, 'charge_failed', true);
  }

  private notify(
    tx: Tx,
    { state, payment }: Bill,
    kind: 'bill_settled' | 'charge_failed',
    urgent: boolean,
  ): void {
    const { userId, responses, eventId } = state;
    tx.emit('notifications.wanted', {
      userId,
      kind,
      values: { amount: payment.state.amount / 100, responses, eventId },
      href: '/me/payments',
      urgent,
    });
  }
}
