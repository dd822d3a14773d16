import { type AnswerOf, kitchenDays, orderConsequences, readOrder } from '@smachot/contracts';
import { typeIntoEvery } from '@smachot/web-ui';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, ORDER_ID } from './testing/an-order';
import { renderOrders, signIn } from './testing/render-orders';

const base = '/dashboard/savta-julie/orders';
const person = userEvent.setup({ delay: null });

beforeAll(signIn);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('is typed into key by key:', () => {
  it('a booking by phone', async () => {
    await renderOrders(`${base}/bookings/new?day=2090-12-23`, []);
    const enter = await screen.findByRole('button', { name: 'לרשום את ההזמנה' });
    expect((await typeIntoEvery(enter.closest('form')!, person)).length).toBeGreaterThanOrEqual(9);
  });

  it('what has to be bought for a dish, and the days it is bought for', async () => {
    const days: AnswerOf<typeof kitchenDays> = {
      orders: [],
      bookings: [],
      purchases: [
        {
          dish: 'חומוס',
          lines: [
            { what: 'גרגרי חומוס', quantity: 0.125, unit: 'kg' },
            { what: 'טחינה', quantity: 30, unit: 'g' },
          ],
        },
      ],
      truncated: false,
    };
    const dish = { section: 'סלטים', name: 'חומוס', translations: {}, quantity: 1 };
    const order: AnswerOf<typeof kitchenDays>['orders'][number] = {
      orderId: ORDER_ID,
      code: '20481734',
      startsAt: '2026-12-23T17:00:00.000Z',
      endsAt: '2026-12-23T21:00:00.000Z',
      customerName: 'נועה',
      eventTitle: null,
      place: 'רעננה',
      menuName: 'תפריט חתונה',
      participants: 100,
      expected: null,
      floatsUntil: null,
      wishes: [],
      dishes: [{ ...dish, foodKind: null, isVegan: false, allergens: null }],
      remarks: '',
    };
    await renderOrders(`${base}/kitchen?from=2026-12-23&to=2026-12-24`, [
      { call: kitchenDays, answer: { ...days, orders: [order] } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /חומוס/ }));
    expect(await typeIntoEvery(await screen.findByRole('dialog'), person)).toHaveLength(6);
  });

  it('the street of an order whose town alone is known', async () => {
    const order = anOrder();
    const { orderSummary } = order;
    const eventInfo = { ...orderSummary.eventInfo, location: { address: 'נתניה', town: 'נתניה' } };
    await renderOrders(`/me/orders/${ORDER_ID}`, [
      { call: orderConsequences, answer: { moves: {} } },
      { call: readOrder, answer: { ...order, orderSummary: { ...orderSummary, eventInfo } } },
    ]);
    const box = await screen.findByRole('region', { name: /איפה בדיוק ב.*נתניה/ });
    expect(await typeIntoEvery(box, person)).toHaveLength(1);
    expect(within(box).getByRole<HTMLInputElement>('textbox').value).toBe('הגפן 7');
  });
});
