import { type KitchenDish, kitchenSheet, readOrder } from '@smachot/contracts';
import { cleanup, screen } from '@testing-library/react';
import { anApprovedOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

const item = (name: string, quantity: number, per?: KitchenDish['per']) => ({
  ...{ name, translations: {}, quantity, included: false },
  ...(per ? { per } : {}),
});

beforeAll(signIn);
afterEach(cleanup);

it('says of each dish how many are cooked: for everybody, so many for each guest, or so many pieces', async () => {
  const order = anApprovedOrder({ side: 'partner' });
  const { orderSummary } = order;
  const items = [
    item('חומוס', 1),
    item('פסטה', 3),
    item('דג', 1, 'guest'),
    item('קובה', 2, 'guest'),
    item('עוגה', 1, 'piece'),
  ];
  const menu = [{ section: 'הכול', translations: {}, items }];
  const eventInfo = { ...orderSummary.eventInfo, participants: 100 };
  await renderOrders(`/dashboard/savta-julie/orders/${ORDER_ID}/kitchen`, [
    { call: readOrder, answer: { ...order, orderSummary: { ...orderSummary, menu, eventInfo } } },
    {
      call: kitchenSheet,
      answer: {
        ...{ participants: 100, customerName: 'נועה', expected: null, floatsUntil: null },
        ...{ eventTitle: null, wishes: [] },
      },
    },
  ]);
  for (const row of ['חומוס לכולם', 'פסטה × 3', 'דג לכולם', 'קובה × 200', 'עוגה × 1'])
    expect(await screen.findByRole('row', { name: row })).toBeTruthy();
});
