import { AggregateRoot } from '@nestjs/cqrs';
import type { CardRefusal, EventPayload, StoreId, SubscriptionChargeId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result, wallTime } from '@smachot/kernel';
import { subscriptionLifecycle, type SubscriptionMove } from '@smachot/lifecycles';
import {
  anchorOf,
  changePlan,
  type PlanChangeTerms,
  type PlanChoice,
  type PlanPurchase,
  startOfDay,
} from '@smachot/pricing';
import { type ChargeCoupon, type ChargeState, type ChargeTerms, isOpen, type Payer } from './charge';
import { Charges } from './charges';
import { graceEnd, nextDunning } from './dunning';
import { renewalTerms } from './renewal-terms';
import { checkPlanCoupon, couponOfFirst } from './plan-coupon';
import {
  moveRecord,
  type RecordedState,
  recordedState,
  type SubscriptionMoveRecord,
} from './subscription-move';
import { hasPlan, paidPeriodOf, type SubscriptionState, withoutPlan } from './subscription-state';

export type SubscriptionNews = 'subscription_renewed' | 'subscription_unpaid' | 'subscription_ended';
type Outcome = EventPayload<'payments.moved'>['move'];

/** The subscription of one store, with its charges that are not settled. */
export class Subscription extends AggregateRoot {
  /** What the owners are told, with the sum in agorot. */
  readonly news: { kind: SubscriptionNews; amount: number }[] = [];
  readonly charges: Charges;
  private readonly loaded: RecordedState;

  constructor(
    readonly state: SubscriptionState,
    charges: ChargeState[],
  ) {
    super();
    this.loaded = recordedState(state);
    this.charges = new Charges(charges, (event, payload) => this.apply({ event, payload }));
  }

  static of(storeId: StoreId, payerId: UserId, now: Date): Subscription {
    return new Subscription(withoutPlan(storeId, payerId, now), []);
  }

  /** What was done to it since it was loaded, for its history. */
  get record(): SubscriptionMoveRecord | undefined {
    return moveRecord(this.loaded, this.state, this.charges.added);
  }

  /** What choosing a plan would do today. */
  changeTo(choice: PlanPurchase, now: Date): PlanChangeTerms {
    const { balance } = this.state;
    return changePlan(paidPeriodOf(this.state), choice, { day: wallTime(now).day, balance });
  }

  /** @param due the sum that was shown as due now, in agorot */
  choose(choice: PlanPurchase, due: number, payer: Payer, now: Date): Result<undefined> {
    if (this.state.phase === 'grace') return refuse('subscription.unpaid');
    if (hasPlan(this.state, choice)) {
      if (choice.coupon) return refuse('coupon.only_now');
      const resumed = this.resume();
      return resumed.ok ? resumed : refuse('subscription.same_plan');
    }
    const { open } = this.charges;
    if (open && (open.kind === 'renewal' || open.status === 'requested'))
      return refuse('subscription.charge_open');
    const change = this.changeTo(choice, now);
    const usable = checkPlanCoupon(choice, change);
    if (!usable.ok) return usable;
    if (change.due !== due) return refuse('price.changed');
    if (change.when === 'now') return this.request(change, couponOfFirst(choice), payer, now);
    return choice.planId === 'basic-plan' ? this.cancel() : this.schedule(choice);
  }

  cancel(): Result<undefined> {
    const isUnpaid = this.state.phase === 'grace';
    if (!this.move({ type: 'cancel', by: 'owner' })) return refuse('lifecycle.illegal_move');
    this.charges.abandon();
    this.keepPlan();
    if (isUnpaid) this.end();
    else this.state.dueAt = startOfDay(this.state.untilDay!);
    return accept();
  }

  resume(): Result<undefined> {
    const { phase, pendingPlan } = this.state;
    if (phase === 'active' && !pendingPlan) return refuse('lifecycle.illegal_move');
    if (!this.move({ type: 'resume', by: 'owner' })) return refuse('lifecycle.illegal_move');
    this.keepPlan();
    return accept();
  }

  /** Tries the unpaid renewal again. Another owner than before pays by a charge of their own. */
  pay(payer: Payer, now: Date): Result<undefined> {
    const { open } = this.charges;
    if (!open || !this.move({ type: 'pay', by: 'owner' })) return refuse('lifecycle.illegal_move');
    if (open.status === 'requested') return refuse('subscription.charge_open');
    if (open.payerId === payer.userId) {
      this.charges.send(open, payer, now);
      return accept();
    }
    this.charges.abandon(open);
    const payerId = payer.userId;
    this.state.payerId = payerId;
    this.charges.send(this.charges.add({ ...open, payerId, createdAt: now }), payer, now);
    return accept();
  }

  /** The payment of a charge has moved. A payment that no longer counts is released. */
  applyPayment(
    chargeId: SubscriptionChargeId,
    outcome: Outcome,
    now: Date,
    refusal: CardRefusal | null = null,
  ): void {
    const charge = this.charges.find(chargeId);
    if (!charge || charge.status === 'paid') return;
    if (outcome === 'captured') return this.paid(charge, now);
    if (!isOpen(charge)) return;
    charge.refusal = refusal;
    if (outcome === 'refused') this.unpaid(charge, 'failed', now);
    if (outcome === 'challenged') this.unpaid(charge, 'action_required', now);
  }

  /** Money of a paid charge went back; the plan stays. @param refunded the total, in agorot */
  noteRefund(chargeId: SubscriptionChargeId, refunded: number): void {
    if (this.charges.find(chargeId)?.status === 'paid') this.charges.refunds.push({ chargeId, refunded });
  }

  /**
   * Does what is due by the product's clock: a renewal, another try of it, or the end.
   * @param payer undefined when the one who pays is no longer an owner of the store
   */
  advance(now: Date, payer: Payer | undefined): void {
    const { phase, untilDay, dueAt } = this.state;
    if (!dueAt || dueAt > now) return;
    this.state.dueAt = null;
    if (phase === 'inactive' || !untilDay) return;
    if (phase === 'ending') return this.expire();
    const { open } = this.charges;
    if (phase === 'active' && open?.kind !== 'renewal') return this.renew(untilDay, now, payer);
    // a payment that had no outcome until the days of grace were over
    if (phase === 'active') this.move({ type: 'miss', by: 'system' });
    if (now >= graceEnd(untilDay)) return this.expire();
    this.state.dueAt = nextDunning(untilDay, now);
    if (open && payer && open.status !== 'requested') this.charges.send(open, payer, now);
  }

  /** The store is gone. */
  close(): void {
    this.charges.abandon();
    if (this.move({ type: 'close', by: 'system' })) this.state.dueAt = null;
  }

  private request(
    change: PlanChangeTerms,
    coupon: ChargeCoupon | null,
    payer: Payer,
    now: Date,
  ): Result<undefined> {
    if (!this.move({ type: 'choose', by: 'owner' })) return refuse('lifecycle.illegal_move');
    this.charges.abandon();
    const { planId, billing, from, until, price, off, credit, due, balance } = change;
    const days = { fromDay: from, untilDay: until!, anchor: anchorOf(from) };
    const sums = { price, coupon, off, credit, due, balance };
    this.charge('choice', { planId, billing, ...days, ...sums }, payer, now);
    return accept();
  }

  private schedule({ planId, billing }: PlanChoice): Result<undefined> {
    if (!this.move({ type: 'schedule', by: 'owner' })) return refuse('lifecycle.illegal_move');
    this.charges.abandon();
    this.state.pendingPlan = planId;
    this.state.pendingBilling = billing;
    return accept();
  }

  private renew(from: string, now: Date, payer: Payer | undefined): void {
    this.charges.abandon();
    const terms = renewalTerms(this.state, from);
    this.state.dueAt = graceEnd(from);
    this.charge('renewal', terms, payer, now);
  }

  /** Adds the charge of the next period and requests its payment; without a payer it counts as refused. */
  private charge(kind: ChargeState['kind'], terms: ChargeTerms, payer: Payer | undefined, now: Date): void {
    const { id: subscriptionId, period, payerId } = this.state;
    const who = { subscriptionId, period: period + 1, payerId: payer?.userId ?? payerId };
    const charge = this.charges.add({ ...who, kind, ...terms, createdAt: now });
    if (charge.due === 0) return this.paid(charge, now);
    if (payer) this.charges.send(charge, payer, now);
    else this.unpaid(charge, 'failed', now);
  }

  private paid(charge: ChargeState, now: Date): void {
    const type = charge.kind === 'choice' ? 'start' : 'renew';
    if (!isOpen(charge) || !this.move({ type, by: 'system' })) return this.charges.abandon(charge);
    charge.paidAt = now;
    this.charges.settle(charge, charge.due === 0 ? 'credited' : 'paid');
    const { planId, billing, fromDay, untilDay, anchor, period, price, balance, payerId } = charge;
    const current = { planId, billing, fromDay, untilDay, anchor, period, price, balance, payerId };
    Object.assign(this.state, current, { coupon: charge.coupon?.left ? charge.coupon : null });
    this.keepPlan();
    this.state.dueAt = startOfDay(untilDay);
    if (charge.kind === 'renewal') this.news.push({ kind: 'subscription_renewed', amount: charge.due });
  }

  private unpaid(charge: ChargeState, status: 'failed' | 'action_required', now: Date): void {
    charge.status = status;
    if (charge.kind === 'choice') {
      if (status === 'failed') this.charges.settle(charge, status);
      return;
    }
    if (this.move({ type: 'miss', by: 'system' }))
      this.news.push({ kind: 'subscription_unpaid', amount: charge.due });
    if (this.state.phase === 'grace') this.state.dueAt = nextDunning(this.state.untilDay!, now);
  }

  private expire(): void {
    if (!this.move({ type: 'expire', by: 'system' })) return;
    this.charges.abandon();
    this.end();
  }

  private end(): void {
    this.keepPlan();
    this.state.dueAt = null;
    this.news.push({ kind: 'subscription_ended', amount: 0 });
  }

  private keepPlan(): void {
    this.state.pendingPlan = null;
    this.state.pendingBilling = null;
  }

  private move(move: SubscriptionMove): boolean {
    const next = subscriptionLifecycle.move(this.state.phase, move);
    if (next) this.state.phase = next;
    return next !== undefined;
  }
}
