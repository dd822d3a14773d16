import { listOrders, manageStore, type OrderCard } from '@smachot/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const HOUR_MS = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 60_000).toISOString();

const anOrder = (last: number, about: Partial<OrderCard>): OrderCard => ({
  orderId: `00000000-0000-4000-8000-00000000c00${last}`,
  code: '20481734',
  status: 'pending',
  createdAt: '2026-11-22T08:40:00.000Z',
  startsAt: '2090-05-11T16:00:00.000Z',
  endsAt: '2090-05-11T20:00:00.000Z',
  menuName: 'תפריט חתונה',
  partnerName: 'המטבח של סבתא',
  partnerUsername: 'savta',
  customerName: 'נועה בר',
  address: '',
  participants: 120,
  price: 12_400,
  paymentStatus: 'held',
  respondBy: soon(20),
  floatsUntil: null,
  amendmentWaits: false,
  ...about,
});

afterEach(cleanup);

it('tells two orders for the same thing apart, the one to be answered first on top', async () => {
  const orders = [
    anOrder(1, {}),
    anOrder(2, { customerName: 'דני כהן', participants: 80, price: 9_000, respondBy: soon(3) }),
    anOrder(3, { customerName: 'רות לוי', respondBy: '2020-01-01T00:00:00.000Z' }),
  ];
  await renderDashboard('/dashboard/savta', [
    { call: manageStore, answer: aStore() },
    { call: listOrders, answer: { orders, counts: {}, nextCursor: null } },
  ]);
  const waiting = (await screen.findByRole('heading', { name: 'מחכות לתשובה שלכם' })).parentElement!;
  const [late, dani, noa] = within(waiting).getAllByRole('link');
  expect(late!.textContent).toContain('הזמן לענות עבר');
  for (const words of ['דני כהן', '80 משתתפים', '9,000', 'לענות בעוד 3 שעות', '11'])
    expect(dani!.textContent).toContain(words);
  for (const words of ['נועה בר', '120 משתתפים', '12,400']) expect(noa!.textContent).toContain(words);
});
