import { couponLifecycle, redemptionLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { aCoupon, ADMIN, NOW, OWNER, TERMS } from '../testing/a-coupon';
import { Redemption } from './redemption';

const deleted = () => {
  const coupon = aCoupon();
  coupon.delete(OWNER, NOW);
  return coupon;
};

describe('a coupon', () => {
  it.each(
    walk(couponLifecycle, {
      in: { active: () => aCoupon(), deleted },
      status: ({ state }) => state.status,
      acts: {
        'change issuer': (coupon) => coupon.change({ ...TERMS, discount: 20 }, OWNER, NOW),
        'change admin': (coupon) => coupon.change({ ...TERMS, discount: 20 }, ADMIN, NOW),
        'delete issuer': (coupon) => coupon.delete(OWNER, NOW),
        'delete admin': (coupon) => coupon.delete(ADMIN, NOW),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});

const reserved = () =>
  Redemption.reserve(
    { subjectId: 'o', couponId: 'c', userId: 'u', amount: 100, target: { kind: 'pricing_unit', id: 'p' } },
    NOW,
  );
const after = (act: (made: Redemption) => unknown) => () => {
  const made = reserved();
  act(made);
  return made;
};

describe('a use of one', () => {
  it.each(
    walk(redemptionLifecycle, {
      in: { reserved, redeemed: after((made) => made.redeem(NOW)), freed: after((made) => made.free(NOW)) },
      status: ({ state }) => state.status,
      acts: { 'redeem system': (made) => made.redeem(NOW), 'free system': (made) => made.free(NOW) },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });
});
