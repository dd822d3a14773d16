import { Injectable } from '@nestjs/common';
import type { PlaceOrderForm, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { CouponRedemptions, type UsableCoupon } from '@smachot/server-coupons';
import { UserDirectory } from '@smachot/server-identity';
import type { Orderable, OrderableStore } from '@smachot/server-stores';
import type { Draft } from '../domain/order-state';
import { InvitationsGateway } from '../invitations-gateway';
import { StoresGateway } from '../stores-gateway';
import { draftOrder, meetsNotice } from './draft-order';

/** Terms on which an order may be placed, with the store they were agreed with. */
export type AgreedDraft = Pick<Orderable, 'store' | 'crew'> & { draft: Draft };

/** Builds the draft of an order from a customer's form. Never inside a transaction: it queries other contexts. */
@Injectable()
export class OrderDraftBuilder {
  constructor(
    private readonly stores: StoresGateway,
    private readonly people: UserDirectory,
    private readonly invitations: InvitationsGateway,
    private readonly coupons: CouponRedemptions,
    private readonly clock: Clock,
  ) {}

  async build(form: PlaceOrderForm, userId: UserId): Promise<Result<AgreedDraft>> {
    const startsAt = new Date(form.eventInfo.datetime);
    const [found, people] = await Promise.all([
      this.stores.unit(form.pricingUnitId, startsAt),
      this.people.of([userId]),
    ]);
    if (!found) return refuse('pricing_unit.gone');
    const { store, crew } = found;
    const timely = meetsNotice(startsAt, store.shortestNotice, this.clock.now());
    if (!timely.ok) return timely;
    if (!found.open) return refuse('slot.closed');
    const customer = people.get(userId);
    if (!customer) return refuse('not_found');
    const follows = form.followsEventId;
    const event = follows ? await this.invitations.own(follows, userId) : null;
    if (follows && !event) return refuse('not_found');
    if (form.followsCounts === 'rides' && !(await this.takesPeople(store))) return refuse('order.no_rides');
    const coupon = await this.couponOf(form, userId, store);
    if (!coupon.ok) return coupon;
    const surroundings = { event, coupon: coupon.value, now: this.clock.now() };
    const draft = draftOrder(found, form, customer, surroundings);
    return draft.ok ? accept({ draft: draft.value, store, crew }) : draft;
  }

  private async takesPeople({ partnerId }: OrderableStore): Promise<boolean> {
    const store = await this.stores.known(partnerId);
    return store?.categories.includes('transport') ?? false;
  }

  private couponOf(
    { couponCode: code, pricingUnitId }: PlaceOrderForm,
    userId: UserId,
    { partnerId: storeId }: OrderableStore,
  ): Promise<Result<UsableCoupon | null>> {
    if (!code) return Promise.resolve(accept(null));
    const target = { kind: 'pricing_unit' as const, id: pricingUnitId };
    return this.coupons.find({ code, storeId, target, userId });
  }
}
