import { type AdminSubscriptionRecord, invoiceFile, readSubscription } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderList } from '../testing/render-lists';
import { aSubscriptionRecord, DANA, KITCHEN } from '../testing/some-rows';

afterEach(cleanup);

const page = `subscriptions/${KITCHEN}`;
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const linkIn = async (name: string, link: string) =>
  (await part(name)).getByRole('link', { name: link }).getAttribute('href');

it('a subscription has its plan, its period, its store and who pays', async () => {
  const { asked } = await renderList(page);
  await screen.findByRole('heading', { level: 1, name: /המנוי של.*המטבח/ });
  expect(screen.getByRole('region', { name: 'תוכנית' }).textContent).toMatch(
    /Plus\+.*התשלום לא עבר.*חודשי.*99.*ימי החסד עד.*התוכנית הבאה/,
  );
  expect(await linkIn('העסק ומי שמשלם', 'המטבח')).toBe(`/admin-panel/partners/${KITCHEN}`);
  expect(await linkIn('העסק ומי שמשלם', 'דנה לוי')).toBe(`/admin-panel/users/${DANA}`);
  expect(await linkIn('העסק ומי שמשלם', 'לחשבון העסק')).toBe('/dashboard/kitchen/account');
  expect(await (await part('מה העסק שינה')).findByText('המנוי השתנה')).toBeTruthy();
  expect(await linkIn('יומן פעולות', 'לכל הפעולות')).toBe(`/admin-panel/audit?about=${KITCHEN}`);
  const moves = asked.filter(({ path }) => path.includes('partner-moves'));
  expect(moves.map(({ query }) => new URLSearchParams(query).get('of'))).toEqual(['subscription']);
});

it('has its charges: why a card was declined, the coupon and the invoice', async () => {
  const { asked } = await renderList(page, [{ call: invoiceFile, status: 200 }]);
  const [declined, paid] = (await (await part('חיובים')).findAllByRole('listitem')).map((row) => within(row));
  expect(declined!.getByText('לא עבר')).toBeTruthy();
  expect(declined!.getByText(/מסגרת|יתרה/)).toBeTruthy();
  expect(paid!.getByText(/קופון.*SPRING/)).toBeTruthy();
  expect(await linkIn('חיובים', 'SPRING')).toBe('/admin-panel/coupons?q=SPRING');
  fireEvent.click(paid!.getByRole('button', { name: 'חשבונית מס/קבלה 12' }));
  await waitFor(() => expect(asked.at(-1)!.path).toMatch(/invoices\/.*\/invoice\.pdf$/));
});

it('the next charge is told with its coupon', async () => {
  const nextRenewal: AdminSubscriptionRecord['nextRenewal'] = {
    ...{ at: '2026-12-15T22:00:00.000Z', planId: 'plus-plan', billing: 'monthly' },
    ...{ coupon: { code: 'AGAIN', amount: 15 }, breakdown: { subtotal: 113.56, tax: 20.44, total: 134 } },
  };
  const answer = aSubscriptionRecord({ phase: 'active', graceUntil: null, nextRenewal, charges: [] });
  await renderList(page, [{ call: readSubscription, answer }]);
  expect((await part('חיובים')).getByText('החיוב הבא')).toBeTruthy();
  expect(await linkIn('חיובים', 'AGAIN')).toBe('/admin-panel/coupons?q=AGAIN');
  expect((await part('חיובים')).getByText('עוד לא היו חיובים')).toBeTruthy();
});

it('of a closed store leads to no dashboard, and says that the account is gone', async () => {
  const answer = aSubscriptionRecord({ closed: true, payer: { userId: DANA, name: '' } });
  await renderList(page, [{ call: readSubscription, answer }]);
  expect(await linkIn('העסק ומי שמשלם', 'חשבון שנמחק')).toBe(`/admin-panel/users/${DANA}`);
  expect((await part('העסק ומי שמשלם')).queryByRole('link', { name: 'לחשבון העסק' })).toBeNull();
});

it('says that a store never had one', async () => {
  await renderList(page, [refusing(readSubscription, 'not_found')]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

it('is reached from its row and from the store’s page', async () => {
  await renderList('subscriptions');
  expect((await screen.findByRole('link', { name: 'המטבח' })).getAttribute('href')).toBe(
    `/admin-panel/${page}`,
  );
  cleanup();
  await renderList(`partners/${KITCHEN}`);
  await screen.findByRole('heading', { level: 1, name: 'המטבח' });
  expect(await linkIn('מנויים', 'לעמוד המנוי')).toBe(`/admin-panel/${page}`);
});
