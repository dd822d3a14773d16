import { Injectable } from '@nestjs/common';
import { cardRefusalOf, type LedgerEntryId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { Logger, type Tx } from '@smachot/server-platform';
import { watchAgain } from '../domain/next-step';
import type { Payment } from '../domain/payment';
import { LedgerRepository } from '../persistence/ledger.repository';
import type { ClaimedStep, StepOutcome } from './claimed-step';

/** Records the provider's answer in the ledger and moves the payment accordingly. */
@Injectable()
export class StepOutcomes {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async write(tx: Tx, claimed: ClaimedStep, outcome: StepOutcome, payment: Payment): Promise<void> {
    switch (outcome.kind) {
      case 'taken':
        return this.taken(tx, claimed, payment, outcome.transactionId);
      case 'challenge':
        await this.ledger.challenge(tx, claimed.entry.id, outcome.url);
        return payment.challenged(claimed.entry.amount);
      case 'refused':
        return this.refused(tx, claimed, payment, outcome.code);
      case 'gone':
        return this.gone(tx, claimed, payment);
      case 'given_back':
        return this.givenBack(tx, claimed, payment, outcome.amount);
      case 'nothing':
        return this.nothingTaken(tx, claimed, payment);
      default:
        throw new Error(`${outcome.kind} is no outcome yet`);
    }
  }

  private async taken(
    tx: Tx,
    { step, entry, sale }: ClaimedStep,
    payment: Payment,
    transaction: string | null,
  ): Promise<void> {
    const { id, amount } = entry;
    if (step === 'refund') {
      await this.ledger.close(tx, id, 'refund', { transaction });
      return payment.refundedPart(amount, id);
    }
    if (step === 'hold') {
      await this.ledger.close(tx, id, 'hold', { transaction });
      return payment.held(amount);
    }
    await this.ledger.close(tx, id, 'charge', { transaction });
    if (step === 'capture') await this.ledger.close(tx, sale.id, 'capture');
    payment.captured(amount);
  }

  private async refused(
    tx: Tx,
    { step, entry, sale }: ClaimedStep,
    payment: Payment,
    problem: string,
  ): Promise<void> {
    await this.ledger.close(tx, entry.id, 'fail', { problem });
    if (step === 'refund') return payment.refundRefused(entry.amount, entry.id);
    if (step === 'give_back') {
      this.logger.error({ entry: sale.id, problem }, 'what was taken could not be given back');
      return this.ledger.close(tx, sale.id, 'fail', { problem });
    }
    // a hold that could not be captured must not stay held
    if (step === 'capture') await this.ledger.abandon(tx, sale.id);
    payment.refused(entry.amount, cardRefusalOf(problem));
  }

  /** The authorization has expired: the card is charged anew. */
  private async gone(tx: Tx, { entry, sale }: ClaimedStep, payment: Payment): Promise<void> {
    await this.ledger.close(tx, entry.id, 'fail', { problem: 'hold_expired' });
    await this.ledger.close(tx, sale.id, 'void');
    payment.holdExpired();
  }

  private async givenBack(
    tx: Tx,
    { entry, sale }: ClaimedStep,
    payment: Payment,
    amount: number,
  ): Promise<void> {
    await this.ledger.close(tx, entry.id, 'void');
    await this.ledger.close(tx, sale.id, 'void');
    if (amount) await this.ledger.correctAmount(tx, entry.id, amount);
    payment.gaveBack(amount);
    await this.release(tx, sale.id, payment);
  }

  private async nothingTaken(tx: Tx, { entry, sale }: ClaimedStep, payment: Payment): Promise<void> {
    const again = watchAgain(sale.createdAt, this.clock.now());
    if (again) await this.ledger.lookAgain(tx, sale.id, again);
    else
      for (const id of [entry.id, sale.id]) await this.ledger.close(tx, id, 'fail', { problem: 'given_up' });
    await this.release(tx, sale.id, payment);
  }

  /** Publishes the release once, when the last sale of the payment has been read. */
  private async release(tx: Tx, saleEntryId: LedgerEntryId, payment: Payment): Promise<void> {
    if (!payment.awaitsRelease) return;
    if (!(await this.ledger.hasOtherStray(tx, payment.state.id, saleEntryId))) payment.released();
  }
}
