import {
  decideThreadReport,
  listThreadReports,
  openThreadReport,
  type ThreadReport,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMessage, renderThreads, THREAD_ID } from '../testing/render-threads';

const REPORT_ID = '01920000-0000-7000-8000-00000000e001';
const aReport = (overrides: Partial<ThreadReport> = {}): ThreadReport => ({
  _id: REPORT_ID,
  threadId: THREAD_ID,
  by: 'customer',
  reason: 'fraud',
  note: 'ביקשו תשלום במזומן מראש',
  createdAt: '2026-11-22T10:00:00.000Z',
  decision: null,
  decidedAt: null,
  partnerUsername: 'savta-julie',
  businessName: 'המטבח של סבתא ג׳ולי',
  ...overrides,
});
const list = (reports: ThreadReport[], nextCursor: string | null = null): Answer => ({
  call: listThreadReports,
  answer: { reports, nextCursor },
});
const opened = (report = aReport()): Answer => ({
  call: openThreadReport,
  answer: {
    report,
    messages: [aMessage(1, { text: 'אפשר במזומן?' }), aMessage(2, { by: 'partner', author: 'ג׳ולי' })],
  },
});
const at = '/admin-panel/reports';
const one = `${at}/${REPORT_ID}`;

afterEach(cleanup);

describe('the list of reported conversations', () => {
  it('is led by those that wait, page by page, and shows the decided ones on their own', async () => {
    const { asked } = await renderThreads(at, [list([aReport()], 'next')]);
    const link = await screen.findByRole('link', { name: /חשד להונאה/ });
    expect(link.getAttribute('href')).toBe(one);
    expect(link.textContent).toContain('המטבח של סבתא ג׳ולי');
    fireEvent.click(screen.getByRole('button', { name: 'דיווחים נוספים' }));
    await waitFor(() => expect(asked.some(({ query }) => query.includes('cursor=next'))).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'טופלו' }));
    await waitFor(() => expect(asked.some(({ query }) => query.includes('state=decided'))).toBe(true));
    expect(screen.getByRole('button', { name: 'טופלו' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says that there is nothing to do', async () => {
    await renderThreads(at, [list([])]);
    expect(await screen.findByRole('heading', { name: 'אין דיווחים שמחכים' })).toBeTruthy();
  });
});

describe('one reported conversation', () => {
  it('is read as it was written, with who wrote what', async () => {
    await renderThreads(one, [opened()]);
    expect(await screen.findByText('ביקשו תשלום במזומן מראש')).toBeTruthy();
    const messages = screen.getByRole('region', { name: 'ההודעות' });
    const [first, second] = within(messages).getAllByRole('listitem');
    expect(first!.textContent).toMatch(/אפשר במזומן\?.*צד הלקוח/s);
    expect(second!.textContent).toMatch(/צד העסק, ג׳ולי/);
  });

  it.each([
    ['dismiss', 'השיחה תקינה', 'dismissed', 'נמצאה תקינה'],
    ['close', 'לסגור את השיחה', 'closed', 'השיחה נסגרה'],
  ] as const)('is decided on once, after a question: %s', async (decision, words, outcome, shown) => {
    const decided = aReport({ decision: outcome, decidedAt: '2026-11-23T10:00:00.000Z' });
    const { asked } = await renderThreads(one, [{ call: decideThreadReport, answer: decided }, opened()]);
    fireEvent.click(await screen.findByRole('button', { name: words }));
    const question = await screen.findByRole('dialog');
    fireEvent.change(within(question).getByLabelText('סיבה'), { target: { value: 'נקרא ונבדק' } });
    fireEvent.click(within(question).getByRole('button', { name: words }));
    await screen.findByRole('link', { name: 'לכל הדיווחים' });
    expect(document.body.textContent).toContain(shown);
    expect(asked.filter(({ path }) => path.endsWith('/decision')).map(({ body }) => body)).toEqual([
      { decision, reason: 'נקרא ונבדק' },
    ]);
    expect(screen.queryByRole('button', { name: words })).toBeNull();
  });

  it('that somebody else decided meanwhile stays as it is, and says so', async () => {
    await renderThreads(one, [refusing(decideThreadReport, 'lifecycle.illegal_move'), opened()]);
    fireEvent.click(await screen.findByRole('button', { name: 'לסגור את השיחה' }));
    const question = await screen.findByRole('dialog');
    fireEvent.change(within(question).getByLabelText('סיבה'), { target: { value: 'נקרא ונבדק' } });
    fireEvent.click(within(question).getByRole('button', { name: 'לסגור את השיחה' }));
    expect((await within(question).findByRole('alert')).textContent).not.toBe('');
  });

  it('that is decided offers nothing more', async () => {
    const decided = aReport({ decision: 'closed', decidedAt: '2026-11-23T10:00:00.000Z' });
    await renderThreads(one, [opened(decided)]);
    await screen.findByRole('link', { name: 'לכל הדיווחים' });
    expect(screen.queryByRole('button', { name: 'השיחה תקינה' })).toBeNull();
  });
});
