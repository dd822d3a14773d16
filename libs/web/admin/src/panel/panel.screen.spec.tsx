import { adminIndex, type AnswerOf } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { renderActs } from '../testing/render-acts';

afterEach(cleanup);

const overview = (): AnswerOf<typeof adminIndex> => ({
  waiting: [
    {
      kind: 'bank_details',
      count: 3,
      oldest: new Date(Date.now() - 50 * HOUR_MS).toISOString(),
      overdue: 1,
    },
    { kind: 'thread_reports', count: 0, oldest: null, overdue: 0 },
    { kind: 'dead_jobs', count: 2, oldest: new Date().toISOString(), overdue: 0 },
  ],
  today: { captured: 12_345.5, refunded: 300, rsvpBilled: 0 },
  health: {
    version: '1.0.0',
    openJobs: 4,
    oldestOpenJob: null,
    sendingStopped: true,
    suspendedHosts: 1,
    switchedOff: 2,
  },
  at: new Date().toISOString(),
});

it('says what waits and since when, leads there, and shows the money and the switches', async () => {
  await renderActs('', [{ call: adminIndex, answer: overview() }]);
  const waiting = await screen.findByRole('region', { name: 'מחכה לכם' });
  const bank = within(waiting).getByRole('link', { name: /פרטי בנק לאימות/ });
  expect(bank.getAttribute('href')).toBe('/admin-panel/bank-details');
  expect(bank.textContent).toMatch(/3.*אחד באיחור/s);
  // nothing waits: no link
  expect(within(waiting).getAllByRole('link')).toHaveLength(2);
  const jobs = within(waiting).getByRole('link', { name: /משימות שנכשלו לגמרי/ });
  expect(jobs.getAttribute('href')).toBe('/admin-panel/system');
  expect(screen.getByRole('region', { name: 'הכסף היום' }).textContent).toContain('12,345.5');
  const health = screen.getByRole('region', { name: 'מצב המערכת' });
  expect(health.textContent).toMatch(/השליחה עצורה.*שני חלקים כבויים/s);
  expect(
    within(health)
      .getByRole('link', { name: /שליחת הודעות/ })
      .getAttribute('href'),
  ).toBe('/admin-panel/sending');
});

it.each([
  ['chargebacks', 'chargebacks'],
  ['payment_differences', 'differences'],
  ['failed_payouts', 'failed'],
] as const)('%s leads to its own tab of the payouts', async (kind, tab) => {
  const waiting = [{ kind, count: 1, oldest: new Date().toISOString(), overdue: 0 }];
  await renderActs('', [{ call: adminIndex, answer: { ...overview(), waiting } }]);
  const cards = await screen.findByRole('region', { name: 'מחכה לכם' });
  expect(within(cards).getByRole('link').getAttribute('href')).toBe(`/admin-panel/payouts?tab=${tab}`);
});

it('keeps the way to the tools when the overview does not load', async () => {
  await renderActs('', []);
  const tools = await screen.findByRole('navigation', { name: 'כל הכלים' });
  expect(
    within(tools)
      .getByRole('link', { name: /החזרים ידניים/ })
      .getAttribute('href'),
  ).toBe('/admin-panel/refunds');
});
