import { Injectable } from '@nestjs/common';
import type { Coupon as CouponContract } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import type { CouponState } from '../domain/coupon';
import { CouponQueries } from '../persistence/coupon.queries';
import { couponView } from '../views/coupon-view';

/** Tells a coupon with its uses and its history, and the names of those who wrote it. */
@Injectable()
export class CouponStoryView {
  constructor(
    private readonly coupons: CouponQueries,
    private readonly people: UserDirectory,
  ) {}

  async of(state: CouponState): Promise<CouponContract> {
    const [uses, changes] = await Promise.all([
      this.coupons.usesOf(state.id),
      this.coupons.changesOf(state.id),
    ]);
    const people = await this.people.of([...new Set(changes.map(({ by }) => by))]);
    const nameOf = (userId: string): string => {
      const person = people.get(userId);
      return person ? `${person.firstName} ${person.lastName}`.trim() : '';
    };
    return couponView(state, { uses, changes, nameOf });
  }
}
