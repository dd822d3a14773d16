import type { OrderId, PaymentId } from '@smachot/contracts';
import type { Draft, OrderState } from '../order-state';
import { cutOffOf, respondBy } from '../order-times';

export type Birth = { id: OrderId; code: string; paymentId: PaymentId | null };

/** Initial state of an order: the agreed draft without any later changes. */
export const bornState = (draft: Draft, { id, code, paymentId }: Birth, now: Date): OrderState => {
  const { noticeHours, startsAt: starts, endsAt, rates, ...more } = draft;
  const { followsEventId: _, followsCounts: __, event: ___, proposal, ...agreed } = more;
  const startsAt = new Date(starts);
  const { paymentTerms = null } = agreed;
  return {
    ...agreed,
    paymentTerms,
    id,
    code,
    paymentId,
    status: 'pending',
    paymentStatus: paymentId ? 'held' : 'none',
    due: paymentTerms?.deposit ? agreed.price - paymentTerms.deposit : 0,
    captured: 0,
    refunded: 0,
    owed: 0,
    kept: null,
    commissionRate: null,
    unitRevision: agreed.summary.pricingUnitRevision ?? null,
    rates: rates ?? null,
    startsAt,
    endsAt: new Date(endsAt),
    cutOffAt: cutOffOf(startsAt, noticeHours),
    createdAt: now,
    respondBy: respondBy(now, startsAt, noticeHours),
    payBy: null,
    timeline: [],
    customerLeft: false,
    bornApproved: proposal !== undefined,
    follows: false,
    changes: false,
    version: 1,
  };
};
