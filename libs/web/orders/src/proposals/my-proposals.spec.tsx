import { listMyProposals, type MyProposalCard } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, screen } from '@testing-library/react';
import { renderOrders, signIn } from '../testing/render-orders';

const card = (change: Partial<MyProposalCard> = {}): MyProposalCard => ({
  link: 'L'.repeat(32),
  status: 'viewed',
  businessName: 'סבתא ג׳ולי',
  unitName: 'תפריט חתונה',
  startsAt: '2099-06-01T16:00:00.000Z',
  participants: 100,
  price: 6_000,
  validUntil: '2099-05-20T21:00:00.000Z',
  orderId: null,
  ...change,
});

beforeEach(signIn);
afterEach(cleanup);

it('lists the proposals of a customer, each with its page and its order', async () => {
  const orderId = '00000000-0000-4000-8000-000000000099';
  const proposals = [card(), card({ link: 'M'.repeat(32), status: 'accepted', orderId })];
  await renderOrders('/me/proposals', [{ call: listMyProposals, answer: { proposals, nextCursor: null } }]);
  const links = await screen.findAllByRole('link', { name: 'סבתא ג׳ולי' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/proposal/${'L'.repeat(32)}`,
    `/proposal/${'M'.repeat(32)}`,
  ]);
  expect(screen.getByRole('link', { name: 'להזמנה' }).getAttribute('href')).toBe(`/me/orders/${orderId}`);
  expect(plain(document.body.textContent)).toContain('מחכה לתשובתכם');
});

it('says how to ask for one when there is none', async () => {
  await renderOrders('/me/proposals', [
    { call: listMyProposals, answer: { proposals: [], nextCursor: null } },
  ]);
  expect(await screen.findByText('עוד אין הצעות מחיר')).toBeTruthy();
});
