import {
  CouponField,
  type AppliesTo,
  type CouponId,
  type CouponKind,
  type CouponStatus,
  type CouponTarget,
  type DiscountType,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { couponLifecycle, type CouponMove } from '@smachot/lifecycles';

/** Sums in agorot; `discount` in agorot too, or in whole per cent. */
export type CouponTermsState = {
  discountType: DiscountType;
  discount: number;
  appliesTo: AppliesTo;
  validFrom: Date | null;
  validUntil: Date | null;
  minimumSum: number | null;
  maxRedemptions: number | null;
  maxPerCustomer: number | null;
  /** Of a plan: how many periods cost less; null: one. */
  planPeriods: number | null;
};
export type CouponState = CouponTermsState & {
  id: CouponId;
  /** Null: the platform's. */
  storeId: StoreId | null;
  code: string;
  status: CouponStatus;
  /** Uses that stand or are under way. */
  taken: number;
  createdBy: UserId;
  createdAt: Date;
  deletedBy: UserId | null;
  deletedAt: Date | null;
  /** Of the terms: a use does not count it up. */
  version: number;
};

/** Who writes, and why; `reason` is an admin's. */
export type CouponWriter = { userId: UserId; byAdmin: boolean; reason: string | null };
export type FieldChange = { field: CouponField; before: unknown; after: unknown };
export type CouponChange = Omit<CouponWriter, 'userId'> & {
  updateType: 'Created' | 'Updated' | 'Deleted';
  by: UserId;
  at: Date;
  changes: FieldChange[];
};

/** What each issuer sells, so what its coupons may be for. */
const KINDS = {
  store: ['pricing_unit', 'ticket'],
  platform: ['ticket', 'plan'],
} as const satisfies Record<string, readonly CouponKind[]>;
const kindsOf = (storeId: StoreId | null): readonly CouponKind[] => (storeId ? KINDS.store : KINDS.platform);

const FIELDS: readonly (keyof CouponTermsState)[] = CouponField.options;

const wrong = (
  field: string,
  code: 'coupon.percent' | 'coupon.dates' | 'coupon.wrong_kind',
): Result<undefined> => refuse(code, { fields: { [field]: code } });

const checkTerms = (storeId: StoreId | null, terms: CouponTermsState): Result<undefined> => {
  const { discountType, discount, validFrom, validUntil, appliesTo, planPeriods } = terms;
  if (discountType === 'Percentage' && (!Number.isInteger(discount) || discount < 1 || discount > 100))
    return wrong('discount', 'coupon.percent');
  if (validFrom && validUntil && validUntil <= validFrom) return wrong('validUntil', 'coupon.dates');
  const kinds: readonly CouponKind[] = kindsOf(storeId);
  if (appliesTo !== 'All' && appliesTo.some(({ kind }) => !kinds.includes(kind)))
    return wrong('appliesTo', 'coupon.wrong_kind');
  if (planPeriods !== null && !kinds.includes('plan')) return wrong('planPeriods', 'coupon.wrong_kind');
  return accept();
};

const text = (value: unknown): string => JSON.stringify(value ?? null);

/** A code that takes something off a price. How often it is used is counted here, under the lock of its row. */
export class Coupon {
  /** Changes that are not stored yet. */
  readonly changes: CouponChange[] = [];

  constructor(readonly state: CouponState) {}

  static create(
    about: Pick<CouponState, 'id' | 'storeId' | 'code'>,
    terms: CouponTermsState,
    writer: CouponWriter,
    now: Date,
  ): Result<Coupon> {
    const possible = checkTerms(about.storeId, terms);
    if (!possible.ok) return possible;
    const coupon = new Coupon({
      ...about,
      ...terms,
      status: 'active',
      taken: 0,
      createdBy: writer.userId,
      createdAt: now,
      deletedBy: null,
      deletedAt: null,
      version: 1,
    });
    coupon.note(
      'Created',
      writer,
      now,
      FIELDS.map((field) => ({ field, before: null, after: terms[field] })),
    );
    return accept(coupon);
  }

  /** Other terms, for uses from now on; what was ordered keeps its price. */
  change(terms: CouponTermsState, writer: CouponWriter, now: Date): Result<undefined> {
    const possible = checkTerms(this.state.storeId, terms);
    if (!possible.ok) return possible;
    const moved = this.move({ type: 'change', by: writer.byAdmin ? 'admin' : 'issuer' });
    if (!moved.ok) return moved;
    const changes = FIELDS.map((field) => ({ field, before: this.state[field], after: terms[field] }));
    const real = changes.filter(({ before, after }) => text(before) !== text(after));
    if (real.length === 0) return accept();
    Object.assign(this.state, terms, { version: this.state.version + 1 });
    this.note('Updated', writer, now, real);
    return accept();
  }

  delete(writer: CouponWriter, now: Date): Result<undefined> {
    const moved = this.move({ type: 'delete', by: writer.byAdmin ? 'admin' : 'issuer' });
    if (!moved.ok) return moved;
    Object.assign(this.state, { deletedBy: writer.userId, deletedAt: now, version: this.state.version + 1 });
    this.note('Deleted', writer, now, []);
    return accept();
  }

  /** Whether it may be used for this now, by a customer who has used it so often. */
  mayBeUsed(target: CouponTarget, usesOfCustomer: number, now: Date): Result<undefined> {
    const { status, validFrom, validUntil, maxRedemptions, maxPerCustomer, taken } = this.state;
    if (status !== 'active') return refuse('coupon.unknown');
    if (!this.isFor(target)) return refuse('coupon.not_for_this');
    if (validFrom && now < validFrom) return refuse('coupon.not_yet');
    if (validUntil && now >= validUntil) return refuse('coupon.over');
    if (maxPerCustomer !== null && usesOfCustomer >= maxPerCustomer) return refuse('coupon.used_by_you');
    if (maxRedemptions !== null && taken >= maxRedemptions) return refuse('coupon.used_up');
    return accept();
  }

  /** One more use. */
  take(target: CouponTarget, usesOfCustomer: number, now: Date): Result<undefined> {
    const may = this.mayBeUsed(target, usesOfCustomer, now);
    if (may.ok) this.state.taken += 1;
    return may;
  }

  private isFor({ kind, id }: CouponTarget): boolean {
    const { appliesTo, storeId } = this.state;
    if (!kindsOf(storeId).includes(kind)) return false;
    return appliesTo === 'All' || appliesTo.some((one) => one.kind === kind && one.id === id);
  }

  private note(
    updateType: CouponChange['updateType'],
    { userId, byAdmin, reason }: CouponWriter,
    at: Date,
    changes: FieldChange[],
  ): void {
    this.changes.push({ updateType, by: userId, byAdmin, reason, at, changes });
  }

  private move(move: CouponMove): Result<undefined> {
    const status = couponLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}
