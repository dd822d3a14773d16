import { CouponStatus, RedemptionStatus } from '@smachot/contracts';
import { couponLifecycle, type CouponMove } from './coupon';
import { redemptionLifecycle } from './coupon-redemption';

/** Written down by hand: everything else is refused. */
const ALLOWED: Record<string, string> = {
  'active change issuer': 'active',
  'active change admin': 'active',
  'active delete issuer': 'deleted',
  'active delete admin': 'deleted',
};
const ALLOWED_OF_REDEMPTION: Record<string, string> = {
  'reserved redeem': 'redeemed',
  'reserved free': 'freed',
  'redeemed free': 'freed',
};

const rows = CouponStatus.options.flatMap((status) =>
  (['change', 'delete'] as const).flatMap((type) =>
    (['issuer', 'admin'] as const).map((by) => [status, { type, by } satisfies CouponMove] as const),
  ),
);
it.each(rows)('a coupon, %s: %j', (status, move) => {
  expect(couponLifecycle.move(status, move)).toBe(ALLOWED[`${status} ${move.type} ${move.by}`]);
});

const uses = RedemptionStatus.options.flatMap((status) =>
  (['redeem', 'free'] as const).map((type) => [status, type] as const),
);
it.each(uses)('a use of one, %s: %s', (status, type) => {
  expect(redemptionLifecycle.move(status, { type, by: 'system' })).toBe(
    ALLOWED_OF_REDEMPTION[`${status} ${type}`],
  );
});

it('has the statuses of the contract', () => {
  expect(couponLifecycle.statuses).toEqual(CouponStatus.options);
  expect(redemptionLifecycle.statuses).toEqual(RedemptionStatus.options);
});
