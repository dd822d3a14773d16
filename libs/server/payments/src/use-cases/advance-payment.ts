import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentId } from '@smachot/contracts';
import { UnitOfWork } from '@smachot/server-platform';
import { isChargedBack } from '../domain/sale-state';
import { PaymeGateway, type ReadSale } from '../provider/payme.gateway';
import { SaleTaker } from '../provider/sale-taker';
import { type ClaimedStep, type StepOutcome, takingOf } from '../services/claimed-step';
import { PaymentSettlement } from '../services/payment-settlement';
import { PaymentSteps } from '../services/payment-steps';

/** Upper bound of steps in one run; it exceeds the longest sequence of a payment, and the rest waits for the next run. */
const MAX_STEPS = 5;

/** Does all steps of one order's payment that are due now. It is idempotent, so it may be called at any time. */
export class AdvancePayment extends Command<void> {
  constructor(
    readonly paymentId: PaymentId,
    /** Step that the caller has already begun, in its own transaction. */
    readonly begun?: ClaimedStep,
  ) {
    super();
  }
}

/**
 * 1. the intent is committed as a ledger row; 2. the provider is asked; 3. the outcome is committed. After a crash in between it
 * continues from the row: the sale is read from the provider before the same request is sent again.
 */
@CommandHandler(AdvancePayment)
export class AdvancePaymentHandler implements ICommandHandler<AdvancePayment> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: PaymentSteps,
    private readonly sales: SaleTaker,
    private readonly payme: PaymeGateway,
    private readonly settlement: PaymentSettlement,
  ) {}

  async execute({ paymentId, begun }: AdvancePayment): Promise<void> {
    let step = begun ?? (await this.begin(paymentId));
    for (let count = 0; step && count < MAX_STEPS; count++) {
      const more = await this.settlement.settle(step, await this.perform(step));
      step = more ? await this.begin(paymentId) : undefined;
    }
  }

  private begin(paymentId: PaymentId): Promise<ClaimedStep | undefined> {
    return this.work.run((tx) => this.steps.begin(tx, paymentId));
  }

  private perform(step: ClaimedStep): Promise<StepOutcome> {
    switch (step.step) {
      case 'hold':
      case 'charge':
        return this.sales.take(takingOf(step));
      case 'capture':
        return this.capture(step);
      case 'refund':
        return this.refund(step);
      default:
        return this.giveBack(step);
    }
  }

  private async capture({ payment, sale, again, leaseValid }: ClaimedStep): Promise<StepOutcome> {
    const saleId = sale.saleId!;
    const known = again ? captureOf(await this.payme.read(saleId)) : null;
    if (known) return known;
    if (!leaseValid()) return { kind: 'later' };
    const asked = await this.payme.capture(saleId, payment.amount);
    if (asked.kind === 'done') return { kind: 'taken', transactionId: null };
    if (asked.kind === 'refused') return asked;
    return captureOf(await this.payme.read(saleId)) ?? { kind: 'later' };
  }

  /** The remaining sum shows whether a part was refunded already: partial refunds run one after another. */
  private async refund({ payment, entry, sale, again, leaseValid }: ClaimedStep): Promise<StepOutcome> {
    const saleId = sale.saleId!;
    const left = payment.captured - payment.refunded;
    const happened = async () => {
      const now = leftOf(await this.payme.read(saleId), payment.hasLost);
      return now === undefined ? undefined : now <= left - entry.amount;
    };
    if (again) {
      const before = await happened();
      if (before === undefined) return { kind: 'later' };
      if (before) return { kind: 'taken', transactionId: null };
    }
    if (!leaseValid()) return { kind: 'later' };
    const asked = await this.payme.refund(saleId, entry.amount);
    if (asked.kind === 'done') return { kind: 'taken', transactionId: null };
    if (asked.kind === 'refused') return asked;
    return (await happened()) ? { kind: 'taken', transactionId: null } : { kind: 'later' };
  }

  /** Undoes an abandoned sale: its authorization is voided, its captured money refunded. */
  private async giveBack({ payment, sale, leaseValid }: ClaimedStep): Promise<StepOutcome> {
    const saleId = sale.saleId!;
    const found = await this.payme.read(saleId);
    if (!found || found.state === 'other') return { kind: 'later' };
    // disputed: giving it back as well would lose the sum twice
    if (isChargedBack(found) && !payment.returnedByBank) return { kind: 'later' };
    if (found.state === 'initial' || found.state === 'failed') return { kind: 'nothing' };
    const left = leftOf(found, true);
    if (found.state === 'voided') return { kind: 'given_back', amount: 0 };
    // requested before and the answer was lost: the captured sum is refunded all the same
    if (left === 0) return { kind: 'given_back', amount: found.amount - payment.refunded };
    if (!leaseValid() || left === undefined) return { kind: 'later' };
    const held = found.state === 'authorized';
    const asked = await this.payme.refund(saleId, held ? undefined : left);
    if (asked.kind === 'refused') return asked;
    const after = asked.kind === 'done' ? 'done' : (await this.payme.read(saleId))?.state;
    if (after === 'done' || after === 'voided' || after === 'refunded')
      return { kind: 'given_back', amount: held ? 0 : left };
    return { kind: 'later' };
  }
}

/** Null when the sale is still authorized, so that it may be captured. */
const captureOf = (sale: ReadSale | undefined): StepOutcome | null => {
  if (sale?.state === 'authorized') return null;
  if (sale?.state === 'completed' || (sale && isChargedBack(sale)))
    return { kind: 'taken', transactionId: sale.transactionId };
  return sale?.state === 'voided' ? { kind: 'gone' } : { kind: 'later' };
};

/**
 * Agorot captured and not refunded; undefined when that is unknown.
 * @param hasLost a chargeback of it was lost. Without one that we know of, what a disputed sale has left tells nothing of refunds
 */
const leftOf = (sale: ReadSale | undefined, hasLost = false): number | undefined => {
  if (!sale || (isChargedBack(sale) && !hasLost)) return undefined;
  if (sale.state === 'refunded' || sale.state === 'voided' || sale.state === 'charged_back') return 0;
  if (sale.left !== null && sale.state !== 'authorized') return sale.left;
  return sale.state === 'completed' || sale.state === 'authorized' ? sale.amount : undefined;
};
