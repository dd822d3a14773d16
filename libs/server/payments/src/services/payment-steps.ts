import { Injectable } from '@nestjs/common';
import type { PaymentId } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import { Config, type Tx } from '@smachot/server-platform';
import { isValidPast } from '../domain/card';
import { type EntryKind, isOpen, isPaid, type LedgerEntry } from '../domain/ledger-entry';
import { nextStep, type PaymentStep } from '../domain/next-step';
import type { PaymentState } from '../domain/payment';
import { LedgerRepository } from '../persistence/ledger.repository';
import type { ClaimedPayment } from '../persistence/chargebacks/disputed-payments';
import { type HoldWanted, PaymentRepository } from '../persistence/payment.repository';
import { CALLS, validFor } from '../provider/sale-taker';
import { VoidedRefunds } from './chargebacks/voided-refunds';
import type { ClaimedStep } from './claimed-step';

/** Claims the next step of an order's payment for as long as it may take, so that no other worker changes the payment. */
@Injectable()
export class PaymentSteps {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerRepository,
    private readonly voided: VoidedRefunds,
  ) {}

  /** Adds a payment with its first authorization begun; undefined when no card is valid now. */
  async beginHold(tx: Tx, wanted: HoldWanted): Promise<ClaimedStep | undefined> {
    const leaseValid = validFor((CALLS - 1) * this.timeout);
    const begun = await this.payments.beginHold(tx, wanted, CALLS * this.timeout);
    const now = this.clock.now();
    if (!begun || !isValidPast(begun.expiry, wallTime(now).day)) return undefined;
    const { payment, entryId: id, sealedToken } = begun;
    const { amount, cardId } = payment;
    const fresh = { saleId: null, ofEntry: null, lookAt: null, createdAt: now, cardId, sealedToken };
    const entry: LedgerEntry = { ...fresh, id, kind: 'hold', status: 'intended', amount };
    return { payment, owner: 'order', step: 'hold', entry, sale: entry, again: false, leaseValid };
  }

  /** Records the first authorization. False when the payment was changed after it was claimed. */
  noteHeld(tx: Tx, { payment, entry }: ClaimedStep, transactionId: string | null): Promise<boolean> {
    return this.payments.noteHeld(tx, payment, entry.id, transactionId);
  }

  async begin(tx: Tx, paymentId: PaymentId): Promise<ClaimedStep | undefined> {
    const leaseValid = validFor((CALLS - 1) * this.timeout);
    const payment = await this.payments.claim(tx, paymentId, CALLS * this.timeout);
    if (!payment) return undefined;
    const entries = await this.standing(tx, payment);
    const now = this.clock.now();
    const stray = entries.find(({ status, lookAt }) => status === 'abandoned' && lookAt && lookAt <= now);
    const refund = !payment.disputed && entries.some((entry) => entry.kind === 'refund' && isOpen(entry));
    const step = nextStep({ ...payment, strayDue: !!stray, refundOpen: refund });
    if (!step) return this.rest(tx, paymentId, entries);
    const chosen = await this.entryOf(tx, payment, step, entries, stray);
    return { payment, owner: 'order', step, ...chosen, leaseValid };
  }

  /** Entries that can still change; refunds that the bank made by a lost chargeback are none of them any more. */
  private async standing(tx: Tx, payment: ClaimedPayment): Promise<LedgerEntry[]> {
    const entries = await this.ledger.ofPayment(tx, payment.id);
    return payment.returnedByBank ? this.voided.apply(tx, payment, entries) : entries;
  }

  private get timeout(): number {
    return this.config.settings.PAYME_TIMEOUT_MS;
  }

  private async entryOf(
    tx: Tx,
    payment: PaymentState,
    step: PaymentStep,
    entries: LedgerEntry[],
    stray: LedgerEntry | undefined,
  ): Promise<Pick<ClaimedStep, 'entry' | 'sale' | 'again'>> {
    if (step === 'hold' || step === 'charge') {
      const open = entries.find((entry) => entry.kind === step && isOpen(entry));
      const entry = open ?? (await this.add(tx, payment, step, `${step}:${payment.attempt}`));
      return { entry, sale: entry, again: !!open };
    }
    if (step === 'refund') {
      const entry = entries.find((one) => one.kind === 'refund' && isOpen(one))!;
      await this.ledger.open(tx, entry.id);
      const sale = entries.find(isPaid)!;
      return { entry, sale, again: entry.status === 'opened' };
    }
    const sale = stray ?? entries.find(({ kind, status }) => kind === 'hold' && status === 'held')!;
    const kind = stray ? 'void' : 'capture';
    const open = entries.find((one) => one.kind === kind && one.ofEntry === sale.id && isOpen(one));
    return {
      entry: open ?? (await this.add(tx, payment, kind, `${kind}:${sale.id}`, sale.id)),
      sale,
      again: !!open,
    };
  }

  private add(
    tx: Tx,
    { id, userId, cardId, amount }: PaymentState,
    kind: EntryKind,
    key: string,
    ofEntry?: string,
  ): Promise<LedgerEntry> {
    const of = { paymentId: id };
    const about = ofEntry === undefined ? {} : { ofEntry };
    return this.ledger.add(tx, { key: `payment:${id}:${key}`, userId, of, cardId, kind, amount, ...about });
  }

  /** No step is due: the payment is claimed again when an abandoned sale may have been paid after all. */
  private async rest(tx: Tx, paymentId: PaymentId, entries: LedgerEntry[]): Promise<undefined> {
    const looks = entries.flatMap(({ status, lookAt }) => (status === 'abandoned' && lookAt ? [lookAt] : []));
    const next = looks.length ? new Date(Math.min(...looks.map((at) => at.getTime()))) : null;
    await this.payments.lookAgain(tx, paymentId, next, null);
    return undefined;
  }
}
