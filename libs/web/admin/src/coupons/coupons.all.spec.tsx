import {
  changeAnyCoupon,
  type Coupon,
  createAnyCoupon,
  deleteAnyCoupon,
  listAllCoupons,
  readAnyCoupon,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls, signInNoa, type Answer } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { couponsRoutes } from '../routes';

const AT = '/admin-panel/coupons';
const COUPON_ID = '00000000-0000-4000-8000-000000000077';
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
  localStorage.clear();
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls(answers);
  render(<TestScreens at={`${AT}${at}`} routes={[{ path: AT, children: couponsRoutes }]} />);
  return { posted: () => asked.filter(({ method }) => method !== 'GET'), asked };
};
const listing: Answer = { call: listAllCoupons, answer: { coupons: [aCoupon()], nextCursor: null } };
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
afterEach(cleanup);

it('lists everybody’s coupons with whose they are and for how many periods, and finds them by their beginning', async () => {
  const { asked } = await open('', [listing]);
  const row = (await screen.findByRole('link', { name: 'SPRING' })).closest('li')!;
  expect(plain(row.textContent)).toContain('של שמחות, לתוכניות · 50% הנחה · ל־3 התקופות הראשונות');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'spr' } });
  await waitFor(() => expect(asked.some(({ query }) => query.includes('q=spr'))).toBe(true));
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
  expect(await screen.findByText('צריך לכתוב סיבה')).toBeTruthy();
  expect(posted()).toHaveLength(0);
  type('סיבה', 'מבצע אביב');
  fireEvent.click(create);
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({
    ...{ code: 'SPRING', discount: 50, planPeriods: 3, partnerId: null, reason: 'מבצע אביב' },
    appliesTo: [{ kind: 'plan', id: 'plus-plan' }],
  });
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
  expect(await dialog.findByText('צריך לכתוב סיבה')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('סיבה לעצירה'), { target: { value: 'דלף' } });
  fireEvent.click(stop);
  await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([{ reason: 'דלף' }]));
  cleanup();
  await open(`/${COUPON_ID}`, [{ call: readAnyCoupon, answer: aCoupon({ deleted: true }) }]);
  expect(await screen.findByText('הקופון נעצר ואי אפשר להשתמש בו.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'שמירה' })).toBeNull();
});
