import {
  listCommissions,
  listPartnerMoves,
  readPartner,
  readRefundable,
  readUser,
  requestManualRefund,
  setCommission,
  setStorePick,
  setStoreSuspension,
} from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act, changes } from '../testing/render-acts';
import { addressNow, finding, renderList } from '../testing/render-lists';
import { anAdminOrder, aPartnerMove, aPartnerRecord, DANA, KITCHEN, REPORT } from '../testing/some-rows';

afterEach(cleanup);

const rate = {
  ...{ _id: REPORT, partnerId: null, basisPoints: 700 },
  ...{ validFrom: '2026-01-01T00:00:00.000Z', notedAt: '2026-01-01T00:00:00.000Z' },
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const linkIn = (name: string, link: string) =>
  part(name).getByRole('link', { name: link }).getAttribute('href');

it('a person’s page has what each part of the product knows of them', async () => {
  const { asked } = await renderList(`users/${DANA}`);
  await screen.findByRole('heading', { level: 1, name: 'דנה לוי' });
  expect(part('החשבון').getByText('השליחה מושהית')).toBeTruthy();
  expect(linkIn('עסקים', 'המטבח')).toBe(`/admin-panel/partners/${KITCHEN}`);
  expect(screen.getByRole('region', { name: 'אירועים' }).textContent).toMatch(/החתונה.*212 אורחים/);
  expect(part('תלונות').getByRole('link').getAttribute('href')).toBe(`/admin-panel/reports/${REPORT}`);
  expect(await part('הזמנות').findByRole('link', { name: '12345678' })).toBeTruthy();
  expect(linkIn('הזמנות', 'לכל ההזמנות')).toBe(`/admin-panel/orders?customer=${DANA}`);
  expect(linkIn('יומן פעולות', 'לכל הפעולות')).toBe(`/admin-panel/audit?subject=${DANA}`);
  expect(asked.find(({ path }) => path === '/admin/api/audit')!.query).toContain(`subject=${DANA}`);
});

it('a store’s page has its plan, its bank details and its crew', async () => {
  const { asked } = await renderList(`partners/${KITCHEN}`);
  await screen.findByRole('heading', { level: 1, name: 'המטבח' });
  expect(linkIn('פרטי העסק', 'לעמוד העסק')).toBe('/dashboard/kitchen');
  expect(screen.getByRole('region', { name: 'מנויים' }).textContent).toMatch(/Plus\+.*פעיל.*חודשי/);
  expect(linkIn('פרטי בנק', 'לפרטי הבנק')).toMatch(/bank-details\?state=verified&case=/);
  expect((await part('יומן פעולות').findByText(/דוד שגיא.* השעה\/תה את .*המטבח/)).title).toBe(
    'stores.setSuspension',
  );
  expect(linkIn('צוות', 'דנה לוי')).toBe(`/admin-panel/users/${DANA}`);
  expect(asked.find(({ path }) => path === '/admin/api/audit')!.query).toContain(`about=${KITCHEN}`);
});

it('a store is suspended, and its commission changed, on its own page', async () => {
  const { asked } = await renderList(`partners/${KITCHEN}`, [
    { call: setStoreSuspension, status: 204 },
    { call: setCommission, answer: { ...rate, partnerId: KITCHEN, basisPoints: 850 } },
    { call: listCommissions, answer: { commissions: [rate] } },
  ]);
  expect(await screen.findByText(/כמו לכל העסקים/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'עמלה' }).textContent).toContain('7%');
  fireEvent.change(part('עמלה').getByLabelText(/^אחוז/), { target: { value: '8.5' } });
  fireEvent.change(part('עמלה').getByLabelText('סיבה'), { target: { value: 'הסכם מיוחד' } });
  fireEvent.click(part('עמלה').getByRole('button', { name: 'לקבוע שיעור' }));
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  await act('להשעות חנות');
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      {
        path: '/admin/api/commissions',
        body: { partnerId: KITCHEN, basisPoints: 850, reason: 'הסכם מיוחד' },
      },
      {
        path: `/admin/api/store-suspensions/${KITCHEN}`,
        body: { suspended: true, reason: 'נבדק ונמצא תקין' },
      },
    ]),
  );
});

it('a store is picked until a day, and no more, on its own page', async () => {
  const { asked } = await renderList(`partners/${KITCHEN}`, [{ call: setStorePick, status: 204 }]);
  await screen.findByRole('heading', { level: 1, name: 'המטבח' });
  expect(part('הבחירות שלנו').getByText('העסק לא בבחירות שלנו')).toBeTruthy();
  await act('לבחור את העסק');
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  expect(changes(asked)).toEqual([
    {
      path: `/admin/api/store-picks/${KITCHEN}`,
      body: { until: addDays(wallTime(new Date()).day, 30), reason: 'נבדק ונמצא תקין' },
    },
  ]);
  cleanup();
  const again = await renderList(`partners/${KITCHEN}`, [
    { call: setStorePick, status: 204 },
    { call: readPartner, answer: { ...aPartnerRecord(), pickedUntil: '2099-12-01' } },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'המטבח' });
  expect(part('הבחירות שלנו').getByText(/עד סוף/)).toBeTruthy();
  await act('להוריד מהבחירות');
  await waitFor(() =>
    expect(changes(again.asked).map(({ body }) => body)).toEqual([
      { until: null, reason: 'נבדק ונמצא תקין' },
    ]),
  );
});

it('an order has its sides, its money and its refund in one place', async () => {
  const { orderId, code } = anAdminOrder();
  const refundable = { ...{ orderId, orderCode: code, storeName: 'המטבח', captured: 4200 } };
  const { asked } = await renderList(`orders/${orderId}`, [
    {
      call: readRefundable,
      answer: { ...refundable, refunded: 0, waiting: 0, most: 4200, alone: 1000, obstacle: null },
    },
    { call: requestManualRefund, answer: {} },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'הזמנה 12345678' });
  expect(linkIn('בין מי למי', 'המטבח')).toBe(`/admin-panel/partners/${KITCHEN}`);
  expect(linkIn('בין מי למי', 'דנה לוי')).toBe(`/admin-panel/users/${DANA}`);
  expect(linkIn('ההזמנה', 'לעמוד ההזמנה')).toBe(`/dashboard/kitchen/orders/${orderId}`);
  expect(screen.getByRole('region', { name: 'תשלום' }).textContent).toMatch(/4,200/);
  expect(asked.find(({ path }) => path === '/admin/api/orders')!.query).toContain(orderId);
  fireEvent.change(await part('החזר חדש').findByLabelText('סכום בשקלים'), { target: { value: '50' } });
  fireEvent.change(part('החזר חדש').getByLabelText('סיבה'), { target: { value: 'השירות לא ניתן' } });
  fireEvent.click(part('החזר חדש').getByRole('button', { name: 'להחזיר עכשיו' }));
  await waitFor(() =>
    expect(changes(asked).map(({ body }) => body)).toEqual([
      { orderId, amount: 50, reason: 'השירות לא ניתן' },
    ]),
  );
});

describe('what a store changed', () => {
  const history = async () => within(await screen.findByRole('region', { name: 'מה העסק שינה' }));

  it('of its plan is told by name, with before and after', async () => {
    const { asked } = await renderList(`partners/${KITCHEN}`);
    const [first] = await (await history()).findAllByRole('listitem');
    const move = within(first!);
    expect(move.getByText('המנוי השתנה')).toBeTruthy();
    expect(move.getByRole('link', { name: 'דנה לוי' }).getAttribute('href')).toBe(
      `/admin-panel/users/${DANA}`,
    );
    const changes = move.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(changes).toEqual([
      expect.stringMatching(/תוכנית: .*Plus\+.*Pro/),
      expect.stringMatching(/חיוב: שנתי/),
    ]);
    const read = asked.filter(({ path }) => path.includes('partner-moves'));
    expect(read.map(({ path }) => path)).toEqual([`/admin/api/partner-moves/${KITCHEN}`]);
  });

  it('of its coupons is read when it is chosen, and leads to the coupon', async () => {
    const couponId = REPORT;
    const move = aPartnerMove({
      move: 'Updated',
      changes: [{ field: 'discount', before: 5, after: 10 }],
      coupon: { couponId, code: 'SPRING' },
      by: { role: 'admin', userId: DANA, name: '' },
      reason: 'טעות בקוד',
    });
    const { asked } = await renderList(`partners/${KITCHEN}`, [
      { call: listPartnerMoves, answer: { moves: [move], nextCursor: null } },
    ]);
    fireEvent.click((await history()).getByRole('button', { name: 'הקופונים' }));
    const link = await (await history()).findByRole('link', { name: 'SPRING' });
    expect(link.getAttribute('href')).toBe(`/admin-panel/coupons/${couponId}`);
    expect((await history()).getByText('ההנחה')).toBeTruthy();
    expect((await history()).getByText('טעות בקוד')).toBeTruthy();
    expect((await history()).getByRole('link', { name: 'חשבון שנמחק' })).toBeTruthy();
    expect(asked.filter(({ path }) => path.includes('partner-moves')).at(-1)!.query).toContain('of=coupons');
  });
});

it('a person’s and a store’s page lead to looking with their eyes', async () => {
  await renderList(`users/${DANA}`);
  await screen.findByRole('heading', { level: 1, name: 'דנה לוי' });
  const path = `/admin-panel/view-as?user=${DANA}`;
  expect(linkIn('החשבון', 'צפייה בעיניים של החשבון')).toBe(path);
  cleanup();
  await renderList(`partners/${KITCHEN}`);
  await screen.findByRole('heading', { level: 1, name: 'המטבח' });
  expect(linkIn('צוות', 'צפייה בעיניים של החשבון')).toBe(path);
});

it('says that a person was not found', async () => {
  await renderList(`users/${DANA}`, [refusing(readUser, 'not_found')]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

describe('the search over everything', () => {
  const hits = [
    { kind: 'user' as const, id: DANA, title: 'דנה לוי', detail: '052-123-4567' },
    { kind: 'partner' as const, id: KITCHEN, title: 'המטבח', detail: 'kitchen · חיפה' },
    { kind: 'order' as const, id: REPORT, title: '12345678', detail: 'המטבח · דנה לוי' },
    { kind: 'subscription' as const, id: KITCHEN, title: 'המטבח', detail: 'plus-plan' },
  ];
  const search = (words: string) => {
    const box = screen.getByRole('searchbox', { name: 'חיפוש בכל המערכת' });
    fireEvent.change(box, { target: { value: words } });
    fireEvent.keyDown(box, { key: 'Enter' });
  };

  it('leads to what was found, and closes', async () => {
    const { asked } = await renderList('users', [finding(hits)]);
    await screen.findByRole('table');
    expect(asked.some(({ path }) => path === '/admin/api/search')).toBe(false);
    search('052 1234567');
    const found = await screen.findByRole('list', { name: '4 תוצאות' });
    expect(
      within(found)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      `/admin-panel/users/${DANA}`,
      `/admin-panel/partners/${KITCHEN}`,
      `/admin-panel/orders/${REPORT}`,
      `/admin-panel/subscriptions/${KITCHEN}`,
    ]);
    fireEvent.click(within(found).getByRole('link', { name: /הזמנה/ }));
    await waitFor(() => expect(addressNow()).toBe(`orders/${REPORT}`));
    expect(screen.queryByRole('list', { name: '4 תוצאות' })).toBeNull();
  });

  it('says that nothing was found', async () => {
    await renderList('users', [finding([])]);
    await screen.findByRole('table');
    search('אין כזה');
    expect(await screen.findByText('לא נמצא דבר')).toBeTruthy();
  });
});
