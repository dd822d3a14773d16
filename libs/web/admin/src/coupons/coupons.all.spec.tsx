import {
  changeAnyCoupon,
  type Coupon,
  createAnyCoupon,
  deleteAnyCoupon,
  exportCoupons,
  listAllCoupons,
  listAllTicketKinds,
  listSavedViews,
  readAnyCoupon,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls, refusing, signInNoa, type Answer } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { couponsRoutes } from '../routes';

const AT = '/admin-panel/coupons';
const COUPON_ID = '00000000-0000-4000-8000-000000000077';
const STORE_ID = '00000000-0000-4000-8000-000000000080';
const ADMIN_ID = '00000000-0000-4000-8000-000000000078';
const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  ...{ couponId: COUPON_ID, partnerId: null, code: 'SPRING', discount: 50, discountType: 'Percentage' },
  ...{ appliesTo: 'All', validFrom: null, validUntil: null, minimumSum: null, planPeriods: 3 },
  redemptions: { maxRedemptions: 100, maxPerCustomer: 1, taken: 2, redeemedBy: [] },
  ...{ deleted: false, deletedBy: null, createdBy: ADMIN_ID, createdAt: '2026-11-20T10:00:00.000Z' },
  updatedBy: [
    {
      ...{ updateType: 'Created', by: ADMIN_ID, byName: 'דנה כהן', byAdmin: true },
      at: '2026-11-20T10:00:00.000Z',
      details: { reason: 'מבצע אביב', changes: [] },
    },
  ],
  version: 1,
  ...change,
});
const open = async (at: string, answers: Answer[]) => {
  prepareTestWindow(1440);
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls(answers);
  render(<TestScreens at={`${AT}${at}`} routes={[{ path: AT, children: couponsRoutes }]} />);
  return { posted: () => asked.filter(({ method }) => method !== 'GET'), asked };
};
const listing: Answer = {
  call: listAllCoupons,
  answer: {
    coupons: [
      { ...aCoupon(), businessName: null },
      { ...aCoupon({ couponId: STORE_ID, partnerId: STORE_ID, code: 'TASTE' }), businessName: 'טעם מירב' },
    ],
    nextCursor: null,
  },
};
const KIND_ID = '00000000-0000-4000-8000-000000000079';
const kinds: Answer = {
  call: listAllTicketKinds,
  answer: {
    kinds: [
      {
        ...{ kindId: KIND_ID, name: 'רגיל', price: 120, eventTitle: 'ערב פרחים' },
        startDatetime: '2026-12-10T17:00:00.000Z',
      },
    ],
  },
};
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('lists everybody’s coupons with whose they are and for how many periods, and finds them by their beginning', async () => {
  const { asked } = await open('', [listing]);
  const row = (await screen.findByRole('link', { name: 'SPRING' })).closest('li')!;
  expect(plain(row.textContent)).toContain('של שמחות, לתוכניות · 50% הנחה · ל־3 התקופות הראשונות');
  expect(screen.getByRole('link', { name: 'TASTE' }).closest('li')!.textContent).toMatch(
    /^TASTE.?טעם מירב.? · /,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'spr' } });
  await waitFor(() => expect(asked.some(({ query }) => query.includes('q=spr'))).toBe(true));
});

it('has kept views, and what is found as a file', async () => {
  URL.createObjectURL = () => 'blob:file';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const kept = { viewId: COUPON_ID, list: 'coupons' as const, name: 'אביב', query: 'q=SPR' };
  const { asked } = await open('', [
    { call: listSavedViews, answer: { views: [kept, { ...kept, list: 'users', name: 'אחרים' }] } },
    { call: exportCoupons, answer: {} },
    listing,
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'אביב' }));
  expect(screen.queryByRole('button', { name: 'אחרים' })).toBeNull();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('SPR'));
  fireEvent.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const { query } = asked.find(({ path }) => path === exportCoupons.path)!;
  expect(query).toContain('q=SPR');
  expect(query).toContain('format=csv');
  click.mockRestore();
});

it('creates a coupon of plans, with a reason', async () => {
  const { posted } = await open('/new', [listing, { call: createAnyCoupon, answer: aCoupon() }]);
  await screen.findByLabelText('קוד');
  type('קוד', 'spring');
  type('הנחה באחוזים', '50');
  type('לכמה תקופות', '3');
  fireEvent.change(screen.getByLabelText('על מה הקופון חל'), { target: { value: 'no' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Plus+' }));
  const create = screen.getByRole('button', { name: 'יצירת הקופון' });
  fireEvent.click(create);
  expect(await screen.findByText('שדה חובה')).toBeTruthy();
  expect(posted()).toHaveLength(0);
  type('סיבה', 'מבצע אביב');
  fireEvent.click(create);
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({
    ...{ code: 'SPRING', discount: 50, planPeriods: 3, partnerId: null, reason: 'מבצע אביב' },
    appliesTo: [{ kind: 'plan', id: 'plus-plan' }],
  });
});

it('creates a coupon of the platform for a kind of ticket, and keeps it when its discount is changed', async () => {
  const { posted } = await open('/new', [listing, kinds, { call: createAnyCoupon, answer: aCoupon() }]);
  await screen.findByLabelText('קוד');
  type('קוד', 'flowers');
  type('הנחה באחוזים', '50');
  fireEvent.change(screen.getByLabelText('על מה הקופון חל'), { target: { value: 'no' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: /ערב פרחים · רגיל/ }));
  type('סיבה', 'מבצע אביב');
  fireEvent.click(screen.getByRole('button', { name: 'יצירת הקופון' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  const appliesTo = [{ kind: 'ticket' as const, id: KIND_ID }];
  expect(posted()[0]!.body).toMatchObject({ appliesTo, partnerId: null });
  cleanup();
  const changed = await open(`/${COUPON_ID}`, [
    kinds,
    { call: readAnyCoupon, answer: aCoupon({ appliesTo }) },
    { call: changeAnyCoupon, answer: aCoupon({ version: 2 }) },
  ]);
  await screen.findByLabelText('הנחה באחוזים');
  type('הנחה באחוזים', '40');
  type('סיבה', 'טעות בשיעור');
  fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(changed.posted()).toHaveLength(1));
  expect(changed.posted()[0]!.body).toMatchObject({ discount: 40, appliesTo });
});

it('changes a coupon, and says who did what and why', async () => {
  const { posted } = await open(`/${COUPON_ID}`, [
    { call: readAnyCoupon, answer: aCoupon() },
    { call: changeAnyCoupon, answer: aCoupon({ version: 2 }) },
  ]);
  await screen.findByLabelText('הנחה באחוזים');
  expect(said()).toContain('דנה כהן');
  expect(said()).toContain('מבצע אביב');
  type('הנחה באחוזים', '40');
  type('סיבה', 'טעות בשיעור');
  fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({ discount: 40, version: 1, reason: 'טעות בשיעור' });
  // another change has another reason
  await waitFor(() => expect(screen.getByLabelText('סיבה')).toHaveProperty('value', ''));
});

it('keeps what is typed, and its reason, when the business saved meanwhile', async () => {
  const reading = { call: readAnyCoupon, answer: aCoupon() };
  const { posted } = await open(`/${COUPON_ID}`, [refusing(changeAnyCoupon, 'conflict.version'), reading]);
  await screen.findByLabelText('הנחה באחוזים');
  type('הנחה באחוזים', '40');
  type('סיבה', 'טעות בשיעור');
  reading.answer = aCoupon({ minimumSum: 800, version: 2 });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  save();
  await waitFor(() => expect(screen.getByLabelText('סכום מינימלי בשקלים')).toHaveProperty('value', '800'));
  expect(screen.getByLabelText('הנחה באחוזים')).toHaveProperty('value', '40');
  expect(said()).toContain('מישהו שינה את זה בינתיים');
  save();
  await waitFor(() => expect(posted()).toHaveLength(2));
  expect(posted()[1]!.body).toMatchObject({
    ...{ discount: 40, minimumSum: 800, version: 2, reason: 'טעות בשיעור' },
  });
});

it('keeps what is typed as a draft when its reason is missing', async () => {
  const reading = { call: readAnyCoupon, answer: aCoupon() };
  const { posted } = await open(`/${COUPON_ID}`, [reading]);
  await screen.findByLabelText('הנחה באחוזים');
  type('הנחה באחוזים', '40');
  fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(screen.getByLabelText('סיבה').getAttribute('aria-invalid')).toBe('true'));
  expect(posted()).toEqual([]);
  cleanup();
  await open(`/${COUPON_ID}`, [reading]);
  expect(await screen.findByLabelText('הנחה באחוזים')).toHaveProperty('value', '40');
});

it('stops a coupon only with a reason, and then has nothing to press', async () => {
  const { posted } = await open(`/${COUPON_ID}`, [
    { call: readAnyCoupon, answer: aCoupon() },
    { call: deleteAnyCoupon },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'לעצור את הקופון' }));
  const dialog = within(await screen.findByRole('dialog'));
  const stop = dialog.getByRole('button', { name: 'לעצור את הקופון' });
  fireEvent.click(stop);
  const field = dialog.getByLabelText('סיבה לעצירה');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: 'דלף' } });
  fireEvent.click(stop);
  expect(await dialog.findByText('כתבו לפחות 5 תווים')).toBeTruthy();
  expect(posted()).toEqual([]);
  fireEvent.change(field, { target: { value: 'הקוד דלף' } });
  fireEvent.click(stop);
  await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([{ reason: 'הקוד דלף' }]));
  cleanup();
  await open(`/${COUPON_ID}`, [{ call: readAnyCoupon, answer: aCoupon({ deleted: true }) }]);
  expect(await screen.findByText('הקופון נעצר ואי אפשר להשתמש בו.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'שמירה' })).toBeNull();
});
