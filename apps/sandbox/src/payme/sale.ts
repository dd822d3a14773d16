import { HOUR_MS } from '@smachot/kernel';
import { randomBytes } from 'node:crypto';
import type { BuyerCard } from './buyer-key';
import type { Refusal } from './cards';
import { PaymeError, wrongStatus } from './payme-error';

export const LEAST_SALE = 500;
const HOLD_MS = 168 * HOUR_MS;

export type SaleStatus =
  | 'initial'
  | 'completed'
  | 'authorized'
  | 'failed'
  | 'refunded'
  | 'partial-refund'
  | 'chargeback'
  | 'partial-chargeback'
  | 'voided';

/** Statuses of a sale that has money left to give back. */
const REFUNDABLE: ReadonlySet<SaleStatus> = new Set(['completed', 'partial-refund', 'partial-chargeback']);

export interface SaleOrder {
  price: number;
  currency: string;
  productName: string;
  /** The product's own reference. */
  transactionId: string;
  type: 'sale' | 'authorize' | 'token';
  installments: number;
  callbackUrl?: string | undefined;
  returnUrl?: string | undefined;
}

/** One event of a sale; amounts in agorot. */
export interface SaleEvent {
  /** ISO, product's clock. */
  at: string;
  event: string;
  amount?: number;
  status: SaleStatus;
}

/** PayMe's id style: SALE2611-112233CD-ZX5CV7BN-M8KJ6HGF */
function paymeId(kind: 'SALE' | 'TRAN', now: number): string {
  const month = new Date(now).toISOString().slice(2, 7).replace('-', '');
  const random = randomBytes(24);
  const block = (at: number) =>
    [...random.subarray(at, at + 8)].map((byte) => (byte % 36).toString(36).toUpperCase()).join('');
  return `${kind}${month}-${block(0)}-${block(8)}-${block(16)}`;
}

/** One sale of the seller. Every move takes the time and throws PayMe's refusal when the status forbids it. */
export class Sale {
  readonly id: string;
  status: SaleStatus = 'initial';
  readonly history: SaleEvent[] = [];
  readonly createdAt: number;
  paidAt: number | undefined;
  tranId: string | undefined;
  authNumber: string | undefined;
  buyerKey: string | undefined;
  buyer: (BuyerCard & { name?: string | undefined; email?: string | undefined }) | undefined;
  error: Refusal | undefined;
  is3ds = false;
  /** Agorot captured or charged; less than the price after a partial capture. */
  charged = 0;
  refunded = 0;
  /** Agorot that the card company took back for the cardholder. */
  chargedBack = 0;

  constructor(
    readonly order: SaleOrder,
    readonly code: number,
    now: number,
    id = paymeId('SALE', now),
  ) {
    this.id = id;
    this.createdAt = now;
    this.note('generated', now, order.price);
  }

  mayBePaid(now: number): void {
    this.expireHold(now);
    if (this.status !== 'initial' && this.status !== 'failed') throw wrongStatus(this.status);
  }

  /** Charges; holds when the sale is of type `authorize`; of type `token` the card is checked and no money moves. */
  succeed(now: number): void {
    this.mayBePaid(now);
    this.tranId = paymeId('TRAN', now);
    this.authNumber = String(1_000_000 + Math.floor(Math.random() * 9_000_000)).slice(0, 7);
    this.error = undefined;
    this.paidAt = now;
    if (this.order.type === 'authorize') this.status = 'authorized';
    else {
      this.status = 'completed';
      this.charged = this.order.type === 'token' ? 0 : this.order.price;
    }
    this.note(this.status, now, this.order.price);
  }

  fail(error: Refusal, now: number): void {
    this.mayBePaid(now);
    this.status = 'failed';
    this.error = error;
    this.tranId = paymeId('TRAN', now);
    this.note('failed', now, this.order.price);
  }

  capture(amount: number, now: number): void {
    this.expireHold(now);
    if (this.status !== 'authorized') throw wrongStatus(this.status);
    if (amount < LEAST_SALE || amount > this.order.price)
      throw new PaymeError(352, 'Capture amount is not valid');
    this.status = 'completed';
    this.charged = amount;
    this.note('captured', now, amount);
  }

  /** Gives money back, or lets an uncaptured hold go (`amount` does not matter then). */
  refund(amount: number | undefined, now: number): 'refunded' | 'voided' {
    this.expireHold(now);
    if (this.status === 'authorized') {
      this.status = 'voided';
      this.note('voided', now, this.order.price);
      return 'voided';
    }
    if (!REFUNDABLE.has(this.status)) throw wrongStatus(this.status);
    const { left } = this;
    const back = amount ?? left;
    if (back < LEAST_SALE || back > left)
      throw new PaymeError(352, 'Refund amount is not valid', String(left));
    this.refunded += back;
    this.status = this.statusOfMoney;
    this.note('refunded', now, back);
    return 'refunded';
  }

  /** The captured sum less refunds and chargebacks, in agorot. */
  get left(): number {
    return this.charged - this.refunded - this.chargedBack;
  }

  /** The cardholder disputes the sale: the sum, or a part of it, is taken back. */
  chargeBack(amount: number | undefined, now: number): void {
    if (!REFUNDABLE.has(this.status)) throw wrongStatus(this.status);
    const back = amount ?? this.left;
    if (back <= 0 || back > this.left)
      throw new PaymeError(352, 'Chargeback amount is not valid', String(this.left));
    this.chargedBack += back;
    this.status = this.statusOfMoney;
    this.note('charged back', now, back);
  }

  /** The card company decides for the seller: the sum is the seller's again. */
  reverseChargeback(now: number): void {
    if (!this.chargedBack) throw wrongStatus(this.status);
    const back = this.chargedBack;
    this.chargedBack = 0;
    this.status = this.statusOfMoney;
    this.note('chargeback reversed', now, back);
  }

  /** Makes the sale differ from what the seller's systems were told; for tests of their reconciliation. */
  tamper(changes: { status?: SaleStatus; price?: number; refunded?: number }, now: number): void {
    if (changes.price !== undefined) this.charged = this.order.price = changes.price;
    if (changes.refunded !== undefined) this.refunded = changes.refunded;
    this.status = changes.status ?? this.status;
    this.note('tampered', now, this.order.price);
  }

  private get statusOfMoney(): SaleStatus {
    if (this.chargedBack) return this.left ? 'partial-chargeback' : 'chargeback';
    if (this.refunded) return this.left ? 'partial-refund' : 'refunded';
    return 'completed';
  }

  /** A hold lives 168 hours; then the money is the buyer's again. */
  expireHold(now: number): void {
    if (this.status !== 'authorized' || now - (this.paidAt ?? now) <= HOLD_MS) return;
    this.status = 'voided';
    this.note('hold expired', now, this.order.price);
  }

  private note(event: string, now: number, amount: number): void {
    this.history.push({ at: new Date(now).toISOString(), event, amount, status: this.status });
  }
}
