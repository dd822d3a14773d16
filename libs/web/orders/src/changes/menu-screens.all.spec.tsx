import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  acceptChange,
  type ChangeRequest,
  type Order,
  orderConsequences,
  orderMenu,
  previewChange,
  proposeChange,
  readOrder,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aMenuUnit } from '../testing/a-menu-unit';
import { anApprovedOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const START = '2099-12-17T17:30:00.000Z';
const free = { state: 'free', restDay: false } as const;
const request = {
  sections: [
    {
      index: 0,
      items: [
        { index: 0, quantity: 1 },
        { index: 2, quantity: 1 },
      ],
    },
  ],
};
const dish = (name: string, quantity = 1) => ({ name, quantity, included: false, translations: {} });
const anOrder = (overrides: Partial<Order> = {}): Order => {
  const order = anApprovedOrder({ menuMayChange: true, ...overrides });
  const { orderSummary } = order;
  return {
    ...order,
    orderSummary: { ...orderSummary, eventInfo: { ...orderSummary.eventInfo, datetime: START } },
  };
};
const answers = (order: Order, ...more: Answer[]): Answer[] => [
  ...more,
  { call: orderConsequences, answer: { moves: {} } },
  { call: orderMenu, answer: { pricingUnit: aMenuUnit, request } },
  { call: readOrder, answer: order },
];
const preview: Answer = { call: previewChange, answer: { difference: 4_960, calendar: free } };
const send = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: 'שליחת הבקשה' });

afterEach(cleanup);

describe('choosing again from the menu', () => {
  it.each([
    ['the customer', mine, {}],
    ['the business', theirs, { side: 'partner' as const }],
  ])('is for %s: begins with what is agreed, and says the price before it is asked', async (_, at, about) => {
    const order = anOrder(about);
    const { asked } = await renderOrders(at, answers(order, preview, { call: proposeChange, answer: order }));
    fireEvent.click(await screen.findByRole('button', { name: /לבחור אחרת מהתפריט/ }));
    const dialog = await screen.findByRole('dialog');
    const chicken = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: /עוף/ });
    expect([chicken.checked, send(dialog).disabled]).toEqual([true, true]);
    fireEvent.click(chicken);
    // one of two mains is missing, so no request is sent yet
    expect(within(dialog).getByText(/חסרה עוד בחירה/).textContent).toContain('עיקריות');
    expect(send(dialog).disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /דג.*תוספת/ }));
    expect(await within(dialog).findByText(/4,960/)).toBeTruthy();
    fireEvent.click(send(dialog));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/changes'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/changes'))!.body).toEqual({
      datetime: START,
      pricingUnitRequest: {
        sections: [
          {
            index: 0,
            items: [
              { index: 1, quantity: 1 },
              { index: 2, quantity: 1 },
            ],
          },
        ],
      },
      expectedDifference: 4_960,
    });
  });

  it('asks nothing of the same choice, nor of an order that has no menu to choose from', async () => {
    const { asked } = await renderOrders(`${mine}?move=changeMenu`, answers(anOrder(), preview));
    const dialog = await screen.findByRole('dialog');
    const chicken = await within(dialog).findByRole('checkbox', { name: /עוף/ });
    fireEvent.click(chicken);
    fireEvent.click(chicken);
    expect(send(dialog).disabled).toBe(true);
    expect(asked.some(({ path }) => path.endsWith('/preview'))).toBe(false);
    cleanup();
    await renderOrders(`${mine}?move=changeMenu`, answers(anOrder({ menuMayChange: false }), preview));
    await screen.findByRole('button', { name: /לשנות תאריך/ });
    expect(screen.queryByRole('button', { name: /לבחור אחרת/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('another menu that is asked for', () => {
  const changeRequest: ChangeRequest = {
    requestId: '01920000-0000-7000-8000-00000000c0ab',
    by: 'customer',
    status: 'open',
    from: {
      ...{ datetime: START, location: null, participants: null, lines: null },
      menu: [{ section: 'עיקריות', translations: {}, items: [dish('עוף'), dish('פסטה')] }],
    },
    to: {
      ...{ datetime: START, location: null, participants: null, lines: null },
      menu: [
        { section: 'עיקריות', translations: {}, items: [dish('דג'), dish('פסטה')] },
        { section: 'מגשים', translations: {}, items: [dish('מגש דגים', 3)] },
      ],
    },
    difference: 4_960,
    calendar: free,
    proposedAt: '2099-12-01T10:00:00.000Z',
    respondBy: '2099-12-03T10:00:00.000Z',
    answeredAt: null,
  };

  it('stands beside what is agreed, with what it adds, and no day that does not move', async () => {
    await renderOrders(theirs, answers(anOrder({ side: 'partner', changeRequest })));
    const box = await screen.findByRole('region', { name: /לשנות/ });
    const [from, to] = within(box).getAllByRole('definition');
    expect(from!.textContent).toBe('עיקריותעוףפסטהמגשיםכלום');
    expect(to!.textContent).toBe('עיקריותדגפסטהמגשיםמגש דגים × 3');
    expect([...box.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['עוף', 'דג', 'מגש דגים × 3']),
    );
    expect(within(box).getByText(/4,960/)).toBeTruthy();
    expect(box.textContent).not.toContain('17.12');
  });

  it('is agreed to by what it is, not by a day', async () => {
    const order = anOrder({ side: 'partner', changeRequest });
    const { asked } = await renderOrders(theirs, answers(order, { call: acceptChange, answer: order }));
    const box = await screen.findByRole('region', { name: /לשנות/ });
    fireEvent.click(within(box).getByRole('button', { name: 'לאשר את השינוי' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('ההזמנה תעודכן: תפריט אחר');
    expect(question.textContent).not.toContain('המועד הקודם יתפנה');
    fireEvent.click(within(question).getByRole('button', { name: 'לאשר את השינוי' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/accept'))).toBe(true));
  });
});
