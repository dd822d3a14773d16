import type { Coupon as CouponContract, CouponForm, CouponTerms } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';
import type { CouponChange, CouponState, CouponTermsState } from '../domain/coupon';
import type { RedemptionState } from '../domain/redemption';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const shekels = (agorot: number | null): number | null => (agorot === null ? null : toShekels(agorot));
const discountOf = ({ discountType, discount }: Pick<CouponState, 'discountType' | 'discount'>): number =>
  discountType === 'Amount' ? toShekels(discount) : discount;

/** Names of people by their ids. */
type Names = (userId: string) => string;
export type CouponStory = { uses: RedemptionState[]; changes: CouponChange[]; nameOf: Names };
const UNTOLD: CouponStory = { uses: [], changes: [], nameOf: () => '' };

const useView = (use: RedemptionState): CouponContract['redemptions']['redeemedBy'][number] => ({
  subjectId: use.subjectId,
  userId: use.userId,
  target: { kind: use.targetKind, id: use.targetId },
  amount: toShekels(use.amount),
  status: use.status,
  at: (use.redeemedAt ?? use.reservedAt).toISOString(),
});

/** Terms are stored in agorot; their history is told in shekels. */
const SUMS: readonly string[] = ['minimumSum'];
export const recordedValue = (
  field: string,
  value: unknown,
  { discountType }: Pick<CouponState, 'discountType'>,
): unknown => {
  if (typeof value !== 'number') return value;
  if (SUMS.includes(field)) return toShekels(value);
  return field === 'discount' ? discountOf({ discountType, discount: value }) : value;
};

const changeView = (
  change: CouponChange,
  state: CouponState,
  nameOf: Names,
): CouponContract['updatedBy'][number] => ({
  updateType: change.updateType,
  by: change.by,
  byName: nameOf(change.by),
  byAdmin: change.byAdmin,
  at: change.at.toISOString(),
  details: {
    reason: change.reason,
    changes: change.changes.map(({ field, before, after }) => ({
      field,
      before: recordedValue(field, before, state),
      after: recordedValue(field, after, state),
    })),
  },
});

export const couponView = (
  state: CouponState,
  { uses, changes, nameOf }: CouponStory = UNTOLD,
): CouponContract => ({
  couponId: state.id,
  partnerId: state.storeId,
  code: state.code,
  discount: discountOf(state),
  discountType: state.discountType,
  appliesTo: state.appliesTo,
  validFrom: iso(state.validFrom),
  validUntil: iso(state.validUntil),
  minimumSum: shekels(state.minimumSum),
  planPeriods: state.planPeriods,
  redemptions: {
    maxRedemptions: state.maxRedemptions,
    maxPerCustomer: state.maxPerCustomer,
    taken: state.taken,
    redeemedBy: uses.map(useView),
  },
  deleted: state.status === 'deleted',
  deletedBy: state.deletedBy,
  createdBy: state.createdBy,
  createdAt: state.createdAt.toISOString(),
  updatedBy: changes.map((change) => changeView(change, state, nameOf)),
  version: state.version,
});

/** What a price is worked out from. */
export const termsView = (state: CouponState): CouponTerms => ({
  code: state.code,
  discountType: state.discountType,
  discount: discountOf(state),
  minimumSum: shekels(state.minimumSum),
});

const moment = (typed: string | null | undefined): Date | null => (typed ? new Date(typed) : null);

/** The terms of a form as they are stored. */
export const termsOf = (form: Omit<CouponForm, 'code'>): CouponTermsState => ({
  discountType: form.discountType,
  discount: form.discountType === 'Amount' ? toAgorot(form.discount) : form.discount,
  appliesTo: form.appliesTo,
  validFrom: moment(form.validFrom),
  validUntil: moment(form.validUntil),
  minimumSum: form.minimumSum ? toAgorot(form.minimumSum) : null,
  maxRedemptions: form.maxRedemptions ?? null,
  maxPerCustomer: form.maxPerCustomer ?? null,
  planPeriods: form.planPeriods ?? null,
});
