import { orderConsequences, readOrder, type Order } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, screen } from '@testing-library/react';
import { anApprovedOrder, anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

beforeAll(signIn);
afterEach(cleanup);

const income = { gross: 51_696, commission: 6_462, net: 45_234, percent: 12.5 };
const open = (order: Order) =>
  renderOrders(`/dashboard/savta-julie/orders/${ORDER_ID}`, [
    { call: orderConsequences, answer: { moves: {} } },
    { call: readOrder, answer: { ...order, side: 'partner' } },
  ]);
const said = async () => plain((await screen.findByRole('region', { name: 'ההכנסה מההזמנה' })).textContent);

describe('what an order brings the business', () => {
  it('is the sum of the customer, the commission and what is left', async () => {
    await open(anApprovedOrder({ income }));
    const text = await said();
    expect(text).toMatch(/מהלקוח51,696 ₪/);
    expect(text).toMatch(/עמלת שמחות \(12\.5%\)6,462 ₪/);
    expect(text).toMatch(/אליכם45,234 ₪/);
    expect(text).toContain('לפי העמלה שהייתה כשאישרתם.');
  });

  it('says before the approval that it is by the commission of today', async () => {
    await open(anOrder({ income: { ...income, commission: 0, net: 51_696, percent: 0 } }));
    const text = await said();
    expect(text).toMatch(/עמלת שמחות \(0%\)0 ₪/);
    expect(text).toContain('לפי העמלה של היום.');
  });

  it('is left out of an order that brings nothing', async () => {
    await open(anApprovedOrder({ income: null }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'ההכנסה מההזמנה' })).toBeNull();
  });
});
