import { Injectable } from '@nestjs/common';
import type { CouponId, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ActLog, type ActValues, type Tx } from '@smachot/server-platform';
import type { Coupon, CouponState, CouponWriter } from '../domain/coupon';
import { CouponRepository } from '../persistence/coupon.repository';
import { StoresGateway } from '../stores-gateway';

/** Whoever writes coupons: an owner, of their store's; a super admin, of everybody's, with a reason. */
export type CouponActor = { userId: UserId } & ({ store: string } | { reason: string });
/** What an actor may write; `storeId` undefined: coupons of every issuer. */
export type WriteAccess = { writer: CouponWriter; storeId: StoreId | undefined };

@Injectable()
export class CouponAccess {
  constructor(
    private readonly stores: StoresGateway,
    private readonly coupons: CouponRepository,
    private readonly acts: ActLog,
  ) {}

  /** Never inside a transaction: it queries stores. */
  async mayWrite(actor: CouponActor): Promise<Result<WriteAccess>> {
    const { userId } = actor;
    if (!('store' in actor))
      return accept({ writer: { userId, byAdmin: true, reason: actor.reason }, storeId: undefined });
    const works = await this.stores.roleAt(actor.store, userId);
    if (!works) return refuse('not_found');
    if (works.role !== 'Owner') return refuse('crew.owners_only');
    return accept({ writer: { userId, byAdmin: false, reason: null }, storeId: works.partnerId });
  }

  /** The coupon, locked; one of another store does not exist. */
  async load(tx: Tx, couponId: CouponId, { storeId }: WriteAccess): Promise<Coupon | undefined> {
    const coupon = await this.coupons.load(tx, couponId);
    if (!coupon || (storeId !== undefined && coupon.state.storeId !== storeId)) return undefined;
    return coupon.state.status === 'deleted' && storeId !== undefined ? undefined : coupon;
  }

  /** Enters what a super admin changed into the audit log; owners' changes stand in the coupon's history. */
  async audit(
    tx: Tx,
    { writer }: WriteAccess,
    before: Readonly<CouponState> | null,
    after: Readonly<CouponState>,
  ): Promise<void> {
    if (!writer.byAdmin) return;
    const { id, storeId, code } = after;
    const subject = { kind: 'coupon', id, storeId, code };
    await this.acts.changed(tx, { subject, before: before && audited(before), after: audited(after) });
  }
}

const audited = (state: Readonly<CouponState>): ActValues => ({
  status: state.status,
  discountType: state.discountType,
  discount: state.discount,
  appliesTo: state.appliesTo === 'All' ? 'All' : state.appliesTo.map(({ id }) => id).join(' '),
  validFrom: state.validFrom?.toISOString() ?? null,
  validUntil: state.validUntil?.toISOString() ?? null,
  minimumSum: state.minimumSum,
  maxRedemptions: state.maxRedemptions,
  maxPerCustomer: state.maxPerCustomer,
  planPeriods: state.planPeriods,
});
