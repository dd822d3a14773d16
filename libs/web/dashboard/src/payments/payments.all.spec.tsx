import { answerChargeback, manageStore, readStoreBalance } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing, type Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';
import { aBalance, aDispute, aLine, aPayout, paymentsOf } from '../testing/some-payments';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Given = { at?: string; role?: 'Owner' | 'Member' | 'Viewer'; more?: Answer[] };

const open = (
  given: Parameters<typeof paymentsOf>[0] = {},
  { at = '', role = 'Owner', more = [] }: Given = {},
) =>
  renderDashboard(`/dashboard/savta/payments${at}`, [
    { call: manageStore, answer: aStore({ role }) },
    ...more,
    ...paymentsOf(given),
  ]);
const region = (name: string) => screen.findByRole('region', { name });

describe('the balance', () => {
  it('shows what is available, waiting, frozen and on its way, and when it is paid out', async () => {
    await open({ balance: aBalance({ frozen: 350 }) });
    const balance = await region('היתרה שלכם');
    expect(await within(balance).findByText(/ההעברה הבאה.*900.*תצא ב.*29 בנובמבר/)).toBeTruthy();
    const sumOf = (name: string) => within(balance).getByText(name).parentElement?.textContent;
    expect(sumOf('להעברה הקרובה')).toContain('900');
    expect(sumOf('ממתין לאירועים')).toContain('4,500');
    expect(sumOf('מוקפא')).toContain('350');
    expect(sumOf('בדרך לבנק')).toContain('1,200');
  });

  it.each([
    ['details_missing', /עוד לא הזנתם פרטי חשבון בנק/, true],
    ['details_paused', /פרטי חשבון הבנק השתנו/, true],
    ['payout_returned', /הבנק החזיר את ההעברה האחרונה/, true],
    ['below_minimum', /הסכום נמוך מ־.*50/, false],
    ['negative', /היתרה שלילית/, false],
  ] as const)('says why payouts wait: %s', async (hold, words, leadsToBank) => {
    await open({ balance: aBalance({ holds: [hold] }) });
    expect(await screen.findByText(words)).toBeTruthy();
    const link = screen.queryByRole('link', { name: 'לפרטי חשבון הבנק' });
    expect(link?.getAttribute('href') ?? null).toBe(leadsToBank ? '/dashboard/savta/banking-info' : null);
    expect(screen.queryByText(/ההעברה הבאה/)).toBeNull();
  });

  it('says that it could not be read, and leaves the statement', async () => {
    await open({}, { more: [refusing(readStoreBalance, 'request.too_many')] });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'תנועות' })).toBeTruthy();
  });
});

describe('the statement', () => {
  it('says the balance before, each kind in sums, the VAT and the balance after, and where payouts go', async () => {
    await open();
    const opening = await screen.findByText('יתרה בתחילת התקופה');
    const rows = [...opening.closest('dl')!.children].map(({ textContent }) =>
      plain(textContent).replace(/[\u2066-\u2069]/g, ''),
    );
    expect(rows).toEqual([
      expect.stringMatching(/^יתרה בתחילת התקופה.*250/),
      expect.stringMatching(/^תשלום של לקוח.*1,000/),
      expect.stringMatching(/^עמלת שמחות.*-100/),
      expect.stringMatching(/^מזה מע״מ בעמלה.*-15\.25/),
      expect.stringMatching(/^יתרה בסוף התקופה.*1,150/),
    ]);
    expect(await screen.findByText(/לחשבון .*•••456.*בנק 12, סניף 600/)).toBeTruthy();
  });

  const lines = [
    aLine(3, {
      kind: 'payout_planned',
      amount: -900,
      balance: 0,
      orderId: null,
      orderCode: null,
      payoutId: aPayout(1).id,
    }),
    aLine(2, { kind: 'commission', amount: -100, balance: 900 }),
    aLine(1),
  ];

  it('lists every movement with its commission as a line, and leads to orders and payouts', async () => {
    await open({ lines });
    const list = await screen.findByRole('list', { name: 'תנועות' });
    const rows = within(list).getAllByRole('listitem');
    expect(
      rows.map((row) => within(row).getByText(/תשלום של לקוח|עמלת שמחות|העברה לבנק/).textContent),
    ).toEqual(['העברה לבנק', 'עמלת שמחות', 'תשלום של לקוח']);
    expect(within(rows[2]!).getByRole('link').getAttribute('href')).toBe(
      `/dashboard/savta/orders/${aLine(1).orderId}`,
    );
    fireEvent.click(within(rows[0]!).getByRole('link', { name: 'להעברה' }));
    const payout = await screen.findByRole('dialog', { name: 'העברה לבנק' });
    expect(await within(payout).findByRole('link', { name: /הזמנה .*20481731/ })).toBeTruthy();
  });

  it('is filtered by what the address says', async () => {
    const { asked } = await open({}, { at: '?from=2026-11-01&kind=commission' });
    await screen.findByRole('list', { name: 'תנועות' });
    const of = () => asked.filter(({ path }) => path.endsWith('/statement')).at(-1)!.query;
    expect(of()).toBe('?from=2026-11-01&kind=commission');
    fireEvent.change(screen.getByLabelText('סוג'), { target: { value: 'refunded' } });
    await waitFor(() => expect(of()).toBe('?from=2026-11-01&kind=refunded'));
  });

  it('says the balance of a period without movements', async () => {
    await open({ lines: [] }, { at: '?from=2026-11-01' });
    expect((await screen.findByText('יתרה בתחילת התקופה')).closest('dl')!.textContent).toContain('250');
  });

  it('tells a filter without lines from a store without movements', async () => {
    await open({ lines: [] }, { at: '?kind=commission' });
    fireEvent.click(await screen.findByRole('button', { name: 'להציג את כל התנועות' }));
    expect(await screen.findByRole('heading', { name: 'עוד אין תנועות' })).toBeTruthy();
  });

  it.each(['pdf', 'xlsx'])('is downloaded as %s, as it is filtered', async (kind) => {
    URL.createObjectURL = () => 'blob:1';
    const links: HTMLAnchorElement[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this);
    });
    const { asked } = await open({}, { at: '?from=2026-11-01' });
    const name = kind === 'pdf' ? 'הורדה כ־PDF' : 'הורדה לאקסל';
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(asked.at(-1)!.path).toBe(`/v1/partners/savta/statement.${kind}`));
    expect(asked.at(-1)!.query).toBe('?from=2026-11-01');
    click.mockRestore();
  });
});

describe('the payouts', () => {
  it('show their state, and why the bank returned one', async () => {
    await open(
      { payouts: [aPayout(1, { status: 'returned', reason: 'account_closed' })] },
      { at: '?view=payouts' },
    );
    expect(await screen.findByText('הבנק החזיר')).toBeTruthy();
    expect(screen.getByText('החשבון סגור')).toBeTruthy();
    expect(screen.getByText('700001')).toBeTruthy();
  });

  it('say what they are while there are none', async () => {
    await open({ payouts: [] }, { at: '?view=payouts' });
    expect(await screen.findByRole('heading', { name: 'עוד אין העברות' })).toBeTruthy();
  });
});

describe('a disputed charge', () => {
  it('leads the owner to its order to answer, until its hour', async () => {
    await open({ disputes: [aDispute()] });
    const disputes = within(await region('חיובים שהוכחשו'));
    expect(disputes.getByText(/אפשר לענות עד .*27 בנובמבר/)).toBeTruthy();
    const order = `/dashboard/savta/orders/${aDispute().orderId}`;
    expect(disputes.getByRole('link', { name: /20481731/ }).getAttribute('href')).toBe(order);
    expect(disputes.getByRole('link', { name: 'לענות' }).getAttribute('href')).toBe(order);
  });

  describe('of tickets', () => {
    const tickets = (more = {}) => aDispute({ subject: 'tickets', orderCode: 'T20481731', ...more });

    it('is answered here, since no order has a page for it', async () => {
      const { asked } = await open(
        { disputes: [tickets()] },
        { more: [{ call: answerChargeback, answer: tickets() }] },
      );
      const disputes = within(await region('חיובים שהוכחשו'));
      expect(disputes.queryByRole('link', { name: 'לענות' })).toBeNull();
      const leads = disputes.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(leads).toEqual(['/dashboard/savta/events']);
      fireEvent.change(await disputes.findByRole('textbox', { name: 'מה סופק ומתי?' }), {
        target: { value: 'הגיעו שניהם ב־20:00' },
      });
      fireEvent.click(disputes.getByRole('button', { name: 'שליחת התשובה' }));
      await waitFor(() =>
        expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
          path: `/v1/payments/chargebacks/${tickets()._id}/answers`,
          body: { text: 'הגיעו שניהם ב־20:00' },
        }),
      );
    });

    it('keeps showing what was answered, and asks nothing once it is decided', async () => {
      const answers = [{ text: 'הגיעו שניהם', recognised: null, at: '2026-11-24T10:00:00.000Z' }];
      await open({ disputes: [tickets({ status: 'lost', mayAnswer: false, answers })] });
      const disputes = within(await region('חיובים שהוכחשו'));
      expect(disputes.getByText('הגיעו שניהם')).toBeTruthy();
      expect(disputes.queryByRole('textbox')).toBeNull();
    });
  });

  it('that was decided says how, and offers no answer', async () => {
    await open({ disputes: [aDispute({ status: 'won', mayAnswer: false })] });
    expect(await screen.findByText('הוכרע לטובתכם')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'לענות' })).toBeNull();
  });
});

describe('somebody who does not own the store', () => {
  it('and works there reads that only owners see it, and nothing is asked', async () => {
    const { asked } = await open({}, { role: 'Member' });
    expect(await screen.findByText('רק בעלי החנות רואים את התשלומים.')).toBeTruthy();
    expect(asked.some(({ path }) => /balance|statement|payouts|chargebacks/.test(path))).toBe(false);
  });

  it('and looks as a super admin sees the money, without the disputes of the owner', async () => {
    const { asked } = await open({ disputes: [aDispute()] }, { role: 'Viewer' });
    expect(await screen.findByRole('list', { name: 'תנועות' })).toBeTruthy();
    expect(asked.some(({ path }) => path.includes('chargebacks'))).toBe(false);
  });
});
