import { Order } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { anOrder } from '../testing/an-order';
import { endOfSheet, keptOrder } from './kept-sheets';
import { olderOf } from './use-kitchen-sheet';

it('keeps of an order what its sheet needs, and neither sums, phones, last name nor history', () => {
  const order = anOrder();
  const { orderSummary, customer, store } = order;
  const kept = keptOrder(
    {
      ...order,
      customer: { ...customer, lastName: 'אברהמי', phoneNumber: '+972541239876' },
      store: { ...store, businessPhone: '+972531112233' },
      orderSummary: { ...orderSummary, remarks: 'להתקשר 054-1239876 לפני' },
      payment: { ...order.payment, cardLastFour: '4242' },
    },
    '…',
  );
  expect(Order.safeParse(kept).success).toBe(true);
  expect(kept.orderSummary.remarks).toBe('להתקשר … לפני');
  expect(JSON.stringify(kept)).not.toMatch(/1239876|אברהמי|4242|1112233/);
  expect([kept.orderSummary.price, kept.orderSummary.priceLines, kept.timeline]).toEqual([0, [], []]);
  expect(kept.orderSummary.menu).toEqual(orderSummary.menu);
});

it('keeps a sheet until the day after its last hour, and never for more than 14 days', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const days = (at: number) => Math.round((at - Date.now()) / DAY_MS);
  expect([days(endOfSheet(inHours(48))), days(endOfSheet(inHours(24 * 90)))]).toEqual([3, 14]);
});

it('shows the older of two moments', () => {
  expect([olderOf(null, null), olderOf(5, null), olderOf(5, 3)]).toEqual([null, 5, 3]);
});
