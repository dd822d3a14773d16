import {
  changeCoupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  listTicketKinds,
  manageStore,
  readCoupon,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCoupon, COUPON_ID } from '../testing/a-coupon';
import { aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const ORDER_ID = '00000000-0000-4000-8000-000000000078';
const store = { call: manageStore, answer: aStore() };
const KIND_ID = '00000000-0000-4000-8000-000000000079';
const GONE_ID = '00000000-0000-4000-8000-000000000080';
const kinds = {
  call: listTicketKinds,
  answer: {
    kinds: [
      {
        ...{ kindId: KIND_ID, name: 'רגיל', price: 120, eventTitle: 'ערב פרחים' },
        startDatetime: '2026-12-10T17:00:00.000Z',
      },
    ],
  },
};
const base = '/dashboard/savta/coupons';
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('lists codes with their terms, how often they were used and what they are now', async () => {
  const usedUp = aCoupon({
    couponId: ORDER_ID,
    code: 'GONE',
    discountType: 'Amount',
    discount: 99.9,
    validFrom: null,
    validUntil: null,
    minimumSum: null,
    redemptions: { maxRedemptions: 1, maxPerCustomer: null, taken: 1, redeemedBy: [] },
  });
  await renderDashboard(base, [
    store,
    { call: listCoupons, answer: { coupons: [aCoupon(), usedUp], mayEdit: true } },
  ]);
  expect(await screen.findByRole('link', { name: 'WELCOME-10' })).toBeTruthy();
  expect(said()).toContain('10% הנחה · מ־500 ₪ ומעלה · מ־01.12.2026 עד 31.12.2026');
  expect(said()).toContain('שני שימושים מתוך 40');
  expect(said()).toContain('הנחה של 99.90 ₪');
  expect(within(screen.getByRole('link', { name: 'GONE' }).closest('li')!).getByText('נוצל')).toBeTruthy();
});

it('has nothing to press for members', async () => {
  await renderDashboard(base, [
    { call: manageStore, answer: aStore({ role: 'Member' }) },
    { call: listCoupons, answer: { coupons: [], mayEdit: false } },
  ]);
  expect(await screen.findByText('רק בעלי החנות יוצרים ומשנים קופונים.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'קופון חדש' })).toBeNull();
});

describe('a new coupon', () => {
  const open = async (...more: Parameters<typeof renderDashboard>[1]) => {
    const rendered = await renderDashboard(`${base}/new`, [
      ...more,
      store,
      kinds,
      { call: listCoupons, answer: { coupons: [], mayEdit: true } },
    ]);
    await screen.findByLabelText('קוד');
    return rendered;
  };
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'יצירת הקופון' }));

  it('says at each field what is wrong, and sends nothing', async () => {
    const { asked } = await open();
    type('קוד', 'a b');
    type('הנחה באחוזים', '120');
    fireEvent.change(screen.getByLabelText('על מה הקופון חל'), { target: { value: 'no' } });
    create();
    expect(await screen.findByText('3 עד 20 אותיות, ספרות ומקפים, בלי רווחים')).toBeTruthy();
    expect(screen.getByText('אחוז ההנחה הוא מספר שלם בין 1 ל־100')).toBeTruthy();
    expect(screen.getByText('בחרו לפחות דבר אחד')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('sends whole days of Israel, the last one included, and what was chosen', async () => {
    const { asked } = await open({ call: createCoupon, answer: aCoupon() });
    type('קוד', 'welcome-10');
    type('הנחה באחוזים', '10');
    fireEvent.change(screen.getByLabelText('על מה הקופון חל'), { target: { value: 'no' } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'תפריט חתונה' }));
    type('מתאריך', '2026-12-01');
    type('עד תאריך (כולל)', '2026-12-31');
    type('סכום מינימלי בשקלים', '500');
    create();
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({
      code: 'WELCOME-10',
      discountType: 'Percentage',
      discount: 10,
      appliesTo: [{ kind: 'pricing_unit', id: aMenu().pricingUnitId }],
      validFrom: '2026-11-30T22:00:00.000Z',
      validUntil: '2026-12-31T22:00:00.000Z',
      minimumSum: 500,
      maxRedemptions: null,
      maxPerCustomer: 1,
    });
  });

  it('may name kinds of tickets of the events to come', async () => {
    const { asked } = await open({ call: createCoupon, answer: aCoupon() });
    type('קוד', 'flowers');
    type('הנחה באחוזים', '10');
    fireEvent.change(screen.getByLabelText('על מה הקופון חל'), { target: { value: 'no' } });
    const tickets = within(await screen.findByRole('group', { name: 'כרטיסים לאירועים' }));
    fireEvent.click(tickets.getByRole('checkbox', { name: /ערב פרחים · רגיל/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'תפריט חתונה' }));
    create();
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(asked.find(({ method }) => method === 'POST')!.body).toMatchObject({
      appliesTo: [
        { kind: 'ticket', id: KIND_ID },
        { kind: 'pricing_unit', id: aMenu().pricingUnitId },
      ],
    });
  });

  it('says beside the code that it is given out already', async () => {
    await open(refusing(createCoupon, 'coupon.code_taken'));
    type('קוד', 'welcome-10');
    type('הנחה באחוזים', '10');
    create();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('one coupon', () => {
  const told = aCoupon({
    redemptions: {
      maxRedemptions: 40,
      maxPerCustomer: 1,
      taken: 1,
      redeemedBy: [
        {
          subjectId: ORDER_ID,
          userId: COUPON_ID,
          target: { kind: 'pricing_unit', id: aMenu().pricingUnitId },
          amount: 650,
          status: 'redeemed',
          at: '2026-11-21T10:00:00.000Z',
        },
      ],
    },
    updatedBy: [
      {
        updateType: 'Updated',
        by: COUPON_ID,
        byName: 'ג׳ולי כהן',
        byAdmin: false,
        at: '2026-11-21T09:00:00.000Z',
        details: { reason: null, changes: [{ field: 'discount', before: 5, after: 10 }] },
      },
    ],
  });

  it('tells who used it and who changed what, and saves on the version that was read', async () => {
    const { asked } = await renderDashboard(`${base}/${COUPON_ID}`, [
      store,
      { call: readCoupon, answer: told },
      { call: changeCoupon, answer: aCoupon({ version: 4 }) },
    ]);
    const order = await screen.findByRole('link', { name: 'להזמנה' });
    expect(order.getAttribute('href')).toBe(`/dashboard/savta/orders/${ORDER_ID}`);
    expect(said()).toContain('שונה: ההנחה');
    type('הנחה באחוזים', '15');
    fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    const { body } = asked.find(({ method }) => method === 'PUT')!;
    expect(body).toMatchObject({ discount: 15, version: 3, validUntil: told.validUntil });
    expect(body).not.toHaveProperty('code');
  });

  it('for tickets keeps what it is for when something else is changed, also what is not sold any more', async () => {
    const appliesTo = [
      { kind: 'ticket' as const, id: KIND_ID },
      { kind: 'ticket' as const, id: GONE_ID },
      { kind: 'pricing_unit' as const, id: GONE_ID },
    ];
    const { asked } = await renderDashboard(`${base}/${COUPON_ID}`, [
      ...[store, kinds],
      { call: readCoupon, answer: aCoupon({ appliesTo }) },
      { call: changeCoupon, answer: aCoupon({ version: 4 }) },
    ]);
    const listed = await screen.findByRole('checkbox', { name: /ערב פרחים · רגיל/ });
    expect((listed as HTMLInputElement).checked).toBe(true);
    const others = within(screen.getByRole('group', { name: 'נבחרו גם' })).getAllByRole('checkbox');
    expect(others.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
    type('הנחה באחוזים', '15');
    fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({ discount: 15, appliesTo });
  });

  it('leads from a use for tickets to the events, not to an order that does not exist', async () => {
    const redeemedBy = told.redemptions.redeemedBy.map((use) => ({
      ...use,
      target: { kind: 'ticket' as const, id: KIND_ID },
    }));
    await renderDashboard(`${base}/${COUPON_ID}`, [
      ...[store, kinds],
      { call: readCoupon, answer: { ...told, redemptions: { ...told.redemptions, redeemedBy } } },
    ]);
    const link = await screen.findByRole('link', { name: 'לאירועים' });
    expect(link.getAttribute('href')).toBe('/dashboard/savta/events');
    expect(screen.queryByRole('link', { name: 'להזמנה' })).toBeNull();
  });

  it('is deleted after a question', async () => {
    const { asked } = await renderDashboard(`${base}/${COUPON_ID}`, [
      store,
      { call: readCoupon, answer: told },
      { call: deleteCoupon, status: 204 },
      { call: listCoupons, answer: { coupons: [], mayEdit: true } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'מחיקת הקופון' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'מחיקת הקופון' }));
    expect(await screen.findByText('עוד אין קופונים')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
