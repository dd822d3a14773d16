import { AggregateRoot } from '@nestjs/cqrs';
import type {
  BillId,
  ChargebackId,
  ChargebackMoveRecord,
  ChargebackSide,
  ChargebackStatus,
  ChargedSubject,
  OrderId,
  PaymentId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { chargebackLifecycle, type ChargebackMove } from '@smachot/lifecycles';

/** What the disputed sale paid for, and whose card it was; all null when the sale is none of ours. */
export type ChargedSale = {
  saleId: string;
  subject: ChargedSubject;
  userId: UserId | null;
  paymentId: PaymentId | null;
  billId: BillId | null;
  orderId: OrderId | null;
  orderCode: string | null;
  storeId: StoreId | null;
};

export type ChargebackState = ChargedSale & {
  id: ChargebackId;
  /** In agorot. */
  amount: number;
  /** Agorot of it that stood for refunds which were therefore not made. */
  voided: number;
  status: ChargebackStatus;
  openedAt: Date;
  /** Until then both sides may answer. */
  answerBy: Date;
  /** Until then the evidence has to be sent; null once it was, or the chargeback is decided. */
  expiresAt: Date | null;
  resolvedAt: Date | null;
  version: number;
};

/** A line of its history. */
export type ChargebackStep = {
  move: ChargebackMoveRecord['move'];
  by: ChargebackMoveRecord['by'];
  adminId: UserId | null;
  note: string | null;
  at: Date;
};

/** Card companies give a merchant about two weeks; the sides get the first of them, so that an admin has the second. */
const ANSWER_DAYS = 7;
const EVIDENCE_DAYS = 14;
const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** A charge that its cardholder disputed; the provider has taken the sum back until it is decided. */
export class Chargeback extends AggregateRoot {
  /** Lines of the history that are not saved yet. */
  readonly steps: ChargebackStep[] = [];

  constructor(readonly state: ChargebackState) {
    super();
  }

  static open(sale: ChargedSale & Pick<ChargebackState, 'id' | 'amount'>, now: Date): Chargeback {
    const chargeback = new Chargeback({
      ...sale,
      voided: 0,
      status: 'opened',
      openedAt: now,
      answerBy: inDays(now, ANSWER_DAYS),
      expiresAt: inDays(now, EVIDENCE_DAYS),
      resolvedAt: null,
      version: 1,
    });
    chargeback.steps.push({ move: 'open', by: 'provider', adminId: null, note: null, at: now });
    chargeback.apply({ event: 'payments.chargeback_opened', payload: chargeback.facts });
    return chargeback;
  }

  mayAnswer(by: ChargebackSide, now: Date): boolean {
    return (
      now.getTime() < this.state.answerBy.getTime() &&
      chargebackLifecycle.can(this.state.status, { type: 'answer', by })
    );
  }

  sendEvidence(adminId: UserId, note: string, now: Date): Result<undefined> {
    const move = { type: 'send_evidence', by: 'admin' } as const;
    return this.move(move, { adminId, note, at: now }, { expiresAt: null });
  }

  lose(adminId: UserId, note: string, now: Date): Result<undefined> {
    return this.resolve({ type: 'lose', by: 'admin' }, { adminId, note, at: now });
  }

  expire(now: Date): Result<undefined> {
    return this.resolve({ type: 'expire', by: 'clock' }, { adminId: null, note: null, at: now });
  }

  /** @returns the refunds (agorot) that it had stood for, and that are therefore to be made after all */
  win(now: Date): Result<number> {
    const { voided } = this.state;
    const won = this.resolve({ type: 'win', by: 'provider' }, { adminId: null, note: null, at: now });
    if (!won.ok) return won;
    this.state.voided = 0;
    return accept(voided);
  }

  private resolve(move: ChargebackMove, step: Pick<ChargebackStep, 'adminId' | 'note' | 'at'>) {
    const moved = this.move(move, step, { expiresAt: null, resolvedAt: step.at });
    const { status: outcome } = this.state;
    if (moved.ok && (outcome === 'won' || outcome === 'lost'))
      this.apply({ event: 'payments.chargeback_resolved', payload: { ...this.facts, outcome } });
    return moved;
  }

  private move(
    move: ChargebackMove,
    step: Pick<ChargebackStep, 'adminId' | 'note' | 'at'>,
    changes: Partial<ChargebackState>,
  ): Result<undefined> {
    const next = chargebackLifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    Object.assign(this.state, changes, { status: next, version: this.state.version + 1 });
    const line = { ...step, move: move.type, by: move.by };
    this.steps.push(line as ChargebackStep);
    return accept();
  }

  private get facts() {
    const { id: chargebackId, paymentId, billId, orderId, storeId, amount, version } = this.state;
    return { chargebackId, paymentId, billId, orderId, storeId, amount, version };
  }
}
