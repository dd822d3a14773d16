import {
  type Booking,
  editBooking,
  enterBooking,
  readBooking,
  readPricingUnit,
  readStore,
} from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../testing/a-booking';
import { aMenuUnit } from '../testing/a-menu-unit';
import { aStore, UNIT_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

const base = '/dashboard/savta-julie/orders';
const ID = aBooking().bookingId;
const ofStore = [
  { call: readStore, answer: aStore({ pricingUnits: [aMenuUnit] }) },
  { call: readPricingUnit, answer: aMenuUnit },
];
const two = (first: number, second: number) => ({
  sections: [{ index: 0, items: [first, second].map((index) => ({ index, quantity: 1 })) }],
});
const withMenu = (overrides: Partial<Booking> = {}): Booking =>
  aBooking({
    pricingUnitId: UNIT_ID,
    title: 'תפריט',
    menu: {
      revision: 1,
      request: two(0, 2),
      sections: [
        {
          section: 'עיקריות',
          translations: {},
          items: ['עוף', 'פסטה'].map((name) => ({ name, translations: {}, quantity: 1, included: false })),
        },
      ],
    },
    dishes: [{ name: 'עוגה', quantity: 1 }],
    ...overrides,
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(signIn);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('takes dishes of the unit’s menu by its rules, and dishes in words', async () => {
  const { asked } = await renderOrders(`${base}/bookings/new?day=2090-12-23`, [
    ...ofStore,
    { call: enterBooking, answer: withMenu() },
    { call: readBooking, answer: withMenu() },
  ]);
  const unit = await screen.findByLabelText('מה הוזמן');
  expect(screen.queryByRole('button', { name: 'לבחור מנות מהתפריט' })).toBeNull();
  fireEvent.change(unit, { target: { value: UNIT_ID } });
  press('לבחור מנות מהתפריט');
  const dialog = await screen.findByRole('dialog', { name: 'מנות מהתפריט' });
  const take = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'לקחת את המנות' });
  fireEvent.click(await within(dialog).findByRole('checkbox', { name: /עוף/ }));
  expect(within(dialog).getByText(/חסרה עוד בחירה/).textContent).toContain('עיקריות');
  expect(take.disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /פסטה/ }));
  fireEvent.click(take);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dishes = screen.getByRole('region', { name: 'מנות למטבח (לא חובה)' });
  expect(within(dishes).getByText('פסטה')).toBeTruthy();

  press('להוסיף מנה במילים');
  for (const [label, value] of [
    ['שעת התחלה', '19:00'],
    ['שעת סיום', '23:30'],
    ['שם הלקוח', 'דנה לוי'],
    ['כמה אורחים', '120'],
    ['כמה יחידות', 'הרבה'],
  ] as const)
    type(label, value);
  press('לרשום את ההזמנה');
  const line = screen.getByRole('group', { name: 'מנה 1' });
  expect(await within(line).findByText('שדה חובה')).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  type('מנה', 'מרק');
  type('כמה יחידות', '');
  press('לרשום את ההזמנה');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      pricingUnitId: UNIT_ID,
      menu: { revision: 1, request: two(0, 2) },
      dishes: [{ name: 'מרק', quantity: null }],
    }),
  );
});

it('shows the dishes of a booking, and changes and removes them', async () => {
  const { asked } = await renderOrders(`${base}/bookings/${ID}`, [
    ...ofStore,
    { call: editBooking, answer: withMenu({ version: 4 }) },
    { call: readBooking, answer: withMenu() },
  ]);
  const dishes = await screen.findByRole('region', { name: 'מנות למטבח (לא חובה)' });
  expect(within(dishes).getByText('עוף')).toBeTruthy();
  expect(within(dishes).getByLabelText<HTMLInputElement>('כמה יחידות').value).toBe('1');
  press('לשנות את הבחירה מהתפריט');
  const dialog = await screen.findByRole('dialog');
  // it begins with what was chosen
  const chicken = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: /עוף/ });
  expect(chicken.checked).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'לצאת בלי לשמור' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('להסיר את מנות התפריט');
  press('מחיקת מנה 1');
  press('שמירת השינויים');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ menu: null, dishes: [] }),
  );
});

it('says at the dishes why the server refuses them', async () => {
  const gone = refusing(editBooking, 'pricing_unit.gone');
  await renderOrders(`${base}/bookings/${ID}`, [
    ...ofStore,
    { ...gone, answer: { ...(gone.answer as object), fields: { menu: 'התפריט כבר לא זמין' } } },
    { call: readBooking, answer: withMenu() },
  ]);
  const dishes = await screen.findByRole('region', { name: 'מנות למטבח (לא חובה)' });
  press('שמירת השינויים');
  expect(await within(dishes).findByText('התפריט כבר לא זמין')).toBeTruthy();
});
