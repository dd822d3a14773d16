import type { AdminPartnerMove, PartnerMoveChange } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { RecordedCouponChange } from '@smachot/server-coupons';
import type { RecordedMove } from '@smachot/server-subscriptions';
import type { RecordedBankMove } from '@smachot/server-verification';

/** A row whose person is named when the whole page is known. */
export type NamedLater = Omit<AdminPartnerMove, 'by'> & { by: Omit<AdminPartnerMove['by'], 'name'> };

type Recorded = PartnerMoveChange['before'];
type Values = Record<string, Recorded>;

/** The fields that differ; of what was not there before, all that has a value. */
const changesOf = (before: Values | null, after: Values): PartnerMoveChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: before?.[field] ?? null, after: value }))
    .filter((change) => change.before !== change.after);

const noted = ({ id, at }: { id: string; at: Date }) => ({ moveId: id, at: at.toISOString() });

export const ofSubscription = ({ id, by, at, before, after }: RecordedMove): NamedLater => {
  const { requested, ...state } = after;
  const changes = changesOf(before, state);
  const asked = requested
    ? changesOf(null, {
        requestedPlan: requested.planId,
        requestedBilling: requested.billing,
        due: toShekels(requested.due),
      })
    : [];
  return {
    ...noted({ id, at }),
    move: requested ? 'requested' : 'changed',
    by: { role: by ? 'owner' : 'job', userId: by },
    reason: null,
    changes: [...changes, ...asked],
    coupon: null,
  };
};

export const ofBankDetails = ({
  id,
  move,
  by,
  actorId,
  at,
  reason,
  before,
  after,
}: RecordedBankMove): NamedLater => ({
  ...noted({ id, at }),
  move,
  by: { role: by, userId: actorId },
  reason,
  changes: changesOf(before, after),
  coupon: null,
});

/** Lists as their items, whatever a coupon is limited to. */
const flat = (value: unknown): Recorded => {
  if (Array.isArray(value)) return value.map((item: { id?: string }) => item.id ?? '').join(' ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

export const ofCoupon = (change: RecordedCouponChange): NamedLater => ({
  ...noted(change),
  move: change.updateType,
  by: { role: change.byAdmin ? 'admin' : 'owner', userId: change.by },
  reason: change.reason,
  changes: change.changes.map(({ field, before, after }) => ({
    field,
    before: flat(before),
    after: flat(after),
  })),
  coupon: { couponId: change.couponId, code: change.code },
});
