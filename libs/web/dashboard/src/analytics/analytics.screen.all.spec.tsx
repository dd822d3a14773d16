import { manageStore, readStoreAnalytics } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';
import { someAnalytics, someDetails } from '../testing/some-analytics';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (answer: Answer, address = '') =>
  renderDashboard(`/dashboard/savta/analytics${address}`, [{ call: manageStore, answer: aStore() }, answer]);
const answering = (change = {}): Answer => ({ call: readStoreAnalytics, answer: someAnalytics(change) });
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the figures of a store', () => {
  it('lead from visits to money, each against the period before, in words', async () => {
    await open(answering());
    const funnel = await part('מביקור להזמנה');
    expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('20% יותר מבתקופה הקודמת (100)'),
      expect.stringMatching(/25% מהביקורים.*25% פחות מבתקופה הקודמת \(40\)/),
      expect.stringMatching(/20% מהבחירות.*כמו בתקופה הקודמת \(6\)/),
      expect.stringContaining('בתקופה הקודמת לא היו'),
      expect.stringContaining('20% יותר'),
    ]);
  });

  it('have a table behind every chart, which is shown on request', async () => {
    await open(answering());
    const steps = await part('לאורך הזמן');
    const table = steps.getByRole('table', { name: 'לאורך הזמן' });
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(table.closest('.sr')).toBeTruthy();
    fireEvent.click(steps.getByRole('button', { name: 'להציג כטבלה: לאורך הזמן' }));
    expect(table.closest('.sr')).toBeNull();
    expect(steps.getByRole('button', { name: 'להציג כתרשים: לאורך הזמן' })).toBeTruthy();
  });

  it('say where visitors come from, when is celebrated, and how soon is answered', async () => {
    await open(answering());
    expect((await part('מאיפה מגיעים')).getByText('רוב המבקרים: מהמפה שלנו.')).toBeTruthy();
    expect((await part('באילו ימים חוגגים אצלכם')).getByText(/יום חמישי\.$/)).toBeTruthy();
    const averages = await part('מחיר לאורח וזמני מענה');
    expect(averages.getByText(/25 דק/)).toBeTruthy();
    expect(averages.getByText(/9 מכל 10 נענו בתוך/)).toBeTruthy();
    expect(averages.getByText('לא היו תשובות בתקופה הזו')).toBeTruthy();
  });

  it('of a member have no money', async () => {
    const funnel = { ...someAnalytics().funnel, revenue: null };
    await open(answering({ funnel, details: someDetails({ pricePerGuest: null }) }));
    await part('מביקור להזמנה');
    expect(screen.queryByText('הכנסות')).toBeNull();
    expect(screen.queryByText('מחיר לאורח')).toBeNull();
  });
});

describe('the period', () => {
  it('is in the address, and asked of the server', async () => {
    const { asked } = await open(answering(), '?period=custom&from=2027-01-01&until=2027-03-31');
    await part('מביקור להזמנה');
    const [query] = asked.filter(({ path }) => path.endsWith('/analytics')).map((one) => one.query);
    expect(query).toBe('?from=2027-01-01&until=2027-03-31&granularity=week');
  });

  it('is another one when it is chosen', async () => {
    const { asked } = await open(answering());
    await part('מביקור להזמנה');
    fireEvent.click(screen.getByRole('button', { name: 'שנה' }));
    await waitFor(() => expect(asked.at(-1)!.query).toMatch(/granularity=month$/));
  });

  it('that ends before it begins is not asked for', async () => {
    const { asked } = await open(answering(), '?period=custom&from=2027-03-31&until=2027-01-01');
    expect(await screen.findByText('התאריך האחרון צריך להיות אחרי הראשון')).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith('/analytics'))).toBe(false);
  });
});

describe('by plan', () => {
  it('nothing is shown without a plan that includes it, and the way to the plans is', async () => {
    await open(refusing(readStoreAnalytics, 'plan.analytics.iron_swords'));
    expect(await screen.findByText('הנתונים אינם כלולים בתוכנית שלכם')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'לכל התוכניות' });
    expect(link.getAttribute('href')).toBe('/dashboard/savta/account/plans');
    expect(screen.queryByRole('group', { name: 'תקופה' })).toBeNull();
  });

  it('the basic level says what a larger plan shows besides', async () => {
    await open(answering({ level: 'basic', details: null, detailsPlan: 'plus-plan' }));
    const more = await part(/רואים גם/);
    expect(more.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'מאיפה מגיעים' })).toBeNull();
  });
});

it('gives advice while nothing was counted', async () => {
  await open(answering({ recordedSince: null }));
  expect(await screen.findByText('עוד לא ביקרו בעמוד שלכם')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'מביקור להזמנה' })).toBeNull();
});
