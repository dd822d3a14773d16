import type { EventName, EventPayload, SubscriptionChargeId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { type ChargeState, isOpen, type Payer, paymentIdOf } from './charge';

type Emit = <E extends EventName>(event: E, payload: EventPayload<E>) => void;

/** The charges of a subscription that are not settled; whatever it does with one is emitted for payments. */
export class Charges {
  /** Charges that were paid or given up since they were loaded. */
  readonly settled: ChargeState[] = [];

  /** Totals in agorot that went back of paid charges. */
  readonly refunds: { chargeId: SubscriptionChargeId; refunded: number }[] = [];

  constructor(
    readonly rows: ChargeState[],
    private readonly emit: Emit,
  ) {}

  get open(): ChargeState | undefined {
    return this.rows.find(isOpen);
  }

  find(chargeId: SubscriptionChargeId): ChargeState | undefined {
    return this.rows.find(({ id }) => id === chargeId);
  }

  add(charge: Omit<ChargeState, 'id' | 'status' | 'refusal' | 'requestedAt' | 'paidAt'>): ChargeState {
    const begun = { status: 'requested' as const, refusal: null, requestedAt: null, paidAt: null };
    const added = { ...charge, id: newId(), ...begun };
    this.rows.push(added);
    this.addedId = added.id;
    return added;
  }

  private addedId: SubscriptionChargeId | undefined;

  /** The charge that was added since they were loaded. */
  get added(): ChargeState | undefined {
    return this.addedId && this.find(this.addedId);
  }

  get newest(): ChargeState | undefined {
    return this.rows.at(-1);
  }

  settle(charge: ChargeState, status: 'paid' | 'credited' | 'failed' | 'abandoned'): void {
    charge.status = status;
    this.settled.push(charge);
  }

  /** Requests its payment, or another try of it. */
  send(charge: ChargeState, { userId, cardId, returnTo }: Payer, now: Date): void {
    const paymentId = paymentIdOf(charge.id);
    const isRetry = charge.requestedAt !== null;
    charge.status = 'requested';
    charge.refusal = null;
    charge.requestedAt = now;
    if (isRetry) return this.emit('subscriptions.retry_wanted', { paymentId, cardId, returnTo });
    const { due: amount, planId } = charge;
    this.emit('subscriptions.charge_wanted', { paymentId, userId, cardId, amount, planId, returnTo });
  }

  /** No payment of the charge may remain. */
  abandon(charge = this.open): void {
    if (!charge) return;
    this.settle(charge, 'abandoned');
    if (!charge.requestedAt) return;
    this.emit('subscriptions.release_wanted', { paymentId: paymentIdOf(charge.id), userId: charge.payerId });
  }
}
