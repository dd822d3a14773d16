import { aPaidLinkedOrder, BY_THE_SHEKEL, CUT_OFF, follow, RATES } from '../testing/a-linked-order';
import { aPaidOrder, calendar, moved } from '../testing/paying';
import { NOON } from '../testing/an-order';
import { paperOf } from './payment-paper';

const linesOf = (order: ReturnType<typeof aPaidOrder>) => {
  const { lines, total } = paperOf(order.state, { cardLastFour: null, vat: null, language: 'he' });
  return [...lines, total].map(([, sum]) => Number(sum.replace(/[^\d.-]/g, '')));
};
const aCheapOne = () => {
  const order = aPaidLinkedOrder({ rates: BY_THE_SHEKEL, price: 5_000 });
  order.state.captured = 5_000;
  return order;
};

describe('a payment confirmation adds up', () => {
  it('when nothing was given back', () => expect(linesOf(aPaidOrder())).toEqual([6_500, 6_500]));
  it('when part of it was', () => {
    const order = aPaidOrder([{ hoursBefore: 0, refundPercent: 50 }]);
    order.state.createdAt = new Date(0);
    order.cancel('customer', { expected: 325_000, reason: '' }, NOON, calendar);
    order.applyPayment(moved(order, { move: 'refunded', refunded: 325_000 }), NOON);
    expect(linesOf(order)).toEqual([6_500, -3_250, 3_250]);
  });
  it('when fewer came: at what was settled', () => {
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(46, CUT_OFF);
    order.applyPayment(moved(order, { move: 'refunded', refunded: 48_000 }), CUT_OFF);
    expect(linesOf(order)).toEqual([500, 5_520, 6_020]);
  });
  it('under a coupon, whose line says its code', () => {
    const coupon = { code: 'TENTH', discountType: 'Percentage' as const, discount: 10 };
    const order = aPaidLinkedOrder({ rates: { ...RATES, coupon }, price: 585_000 });
    order.state.captured = 585_000;
    follow(order).settlement.settle(46, CUT_OFF);
    order.applyPayment(moved(order, { move: 'refunded', refunded: 43_200 }), CUT_OFF);
    expect(linesOf(order)).toEqual([500, 5_520, -602, 5_418]);
    expect(paperOf(order.state, { cardLastFour: null, vat: null, language: 'he' }).lines[2]![0]).toBe(
      'קופון TENTH',
    );
  });
  it('when the difference was too little to be taken', () => {
    const order = aCheapOne();
    follow(order).settlement.settle(54, CUT_OFF);
    expect(linesOf(order)).toEqual([54, -4, 50]);
  });
  it('when it was too little to be given back', () => {
    const order = aCheapOne();
    follow(order).settlement.settle(47, CUT_OFF);
    expect(linesOf(order)).toEqual([47, 3, 50]);
  });
});
