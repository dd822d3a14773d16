import { orderConsequences, readOrder } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, screen } from '@testing-library/react';
import { anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

afterEach(cleanup);

const lines = async (order = anOrder()) => {
  await renderOrders(`/me/orders/${ORDER_ID}`, [
    { call: orderConsequences, answer: { moves: {} } },
    { call: readOrder, answer: order },
  ]);
  const table = await screen.findByRole('table', { name: 'המחיר, שורה אחר שורה', hidden: true });
  return plain(table.textContent).replace(/[\u2066-\u2069]/g, '');
};

it('says on the order page how the price of the way was made', async () => {
  expect(await lines()).toMatch(
    /30\.6 ק״מ, מהם 12 בחינם: 18\.6 ק״מ × 6 ₪ = 111\.60 ₪, מעוגל לשקל שלם\s*112 ₪/,
  );
});

it('says only the sum of an order that is older than the explanation', async () => {
  const order = anOrder();
  const priceLines = order.orderSummary.priceLines.map(({ delivery: _, ...line }) => line);
  const said = await lines(anOrder({ orderSummary: { ...order.orderSummary, priceLines } }));
  expect(said).toContain('112 ₪');
  expect(said).not.toContain('ק״מ');
});
