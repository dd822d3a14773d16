import { editBankDetails, manageStore, readBankDetails } from '@smachot/contracts';
import { answerCalls, AskAgain, refusing } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { dashboardRoutes } from '../routes';
import { DashboardShell } from '../shell/dashboard-shell';
import { bankLists, given, someBankDetails } from '../testing/a-bank-account';
import { aStore } from '../testing/a-store';
import { openBanking as open, sent, type } from '../testing/render-banking';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('bank details that were given', () => {
  it('are masked, and in review until the hour that was promised', async () => {
    await open(someBankDetails());
    expect(await screen.findByText('•••• 917')).toBeTruthy();
    expect(screen.getByText('בבדיקה')).toBeTruthy();
    expect(screen.getByText(/אנחנו בודקים את הפרטים ונענה עד .*22 בנובמבר, 12:00/)).toBeTruthy();
  });

  it('that are overdue lead to customer support', async () => {
    await open(someBankDetails({ overdue: true }));
    expect(await screen.findByText(/עוד לא הספקנו/)).toBeTruthy();
    const links = await screen.findAllByRole('link', { name: 'לכתוב לשירות הלקוחות' });
    expect(links[0]!.getAttribute('href')).toBe('https://wa.me/972500000000');
  });

  it.each([
    ['name_differs', 'השם במסמך שונה מהשם שמילאתם.'],
    ['החותמת חתוכה', 'החותמת חתוכה'],
  ])('rejected for %s say what to correct', async (rejectionReason, words) => {
    await open(
      someBankDetails({
        verification_status: 'rejected',
        rejectionReason,
        decidedAt: '2026-11-21T10:00:00.000Z',
      }),
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'תיקון הפרטים' })).toBeTruthy();
  });

  it('are sent in an edit without what stays as it is', async () => {
    const rejected = someBankDetails({ verification_status: 'rejected', rejectionReason: 'numbers_differ' });
    const { asked } = await open(rejected, [{ call: editBankDetails, answer: someBankDetails() }]);
    fireEvent.click(await screen.findByRole('button', { name: 'תיקון הפרטים' }));
    type('סניף', '601');
    fireEvent.click(screen.getByRole('button', { name: 'שליחה לאימות' }));
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]!.path).toBe(`/v1/bank-details/${rejected.id}`);
    expect(sent(asked)[0]!.body).toEqual({
      bankNumber: '12',
      branchNumber: '601',
      accountHolder: rejected.accountHolder,
      holderNumber: '515873204',
      version: 4,
    });
    expect(await screen.findByText('•••• 917')).toBeTruthy();
  });

  it('that are verified say before an edit that payouts pause, and can be left alone', async () => {
    const verified = someBankDetails({
      verification_status: 'verified',
      dueAt: null,
      decidedAt: '2026-11-21T10:00:00.000Z',
    });
    const { asked } = await open(verified);
    fireEvent.click(await screen.findByRole('button', { name: 'עריכת הפרטים' }));
    expect(screen.getByText(/אחרי השמירה ההעברות אליכם מושהות/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'שמירה והשהיית ההעברות' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'להשאיר את הפרטים כמו שהם' }));
    expect(await screen.findByText(/החשבון אומת ב/)).toBeTruthy();
    expect(sent(asked)).toEqual([]);
  });

  it('whose verification is lost say that payouts wait', async () => {
    await open(someBankDetails({ payoutsPaused: true }));
    expect(await screen.findByText(/ההעברות אליכם מושהות עד שהפרטים יאומתו/)).toBeTruthy();
  });

  it('that another owner changed meanwhile are not overwritten by pressing again', async () => {
    const { asked } = await open(someBankDetails(), [refusing(editBankDetails, 'conflict.version')], {
      at: '?edit=yes',
    });
    const send = await screen.findByRole('button', { name: 'שליחה לאימות' });
    fireEvent.click(send);
    await screen.findByRole('button', { name: 'טעינת הפרטים העדכניים' });
    fireEvent.click(send);
    await waitFor(() => expect(sent(asked)).toHaveLength(2));
    expect(sent(asked).map(({ body }) => (body as { version: number }).version)).toEqual([4, 4]);
    fireEvent.click(await screen.findByRole('button', { name: 'טעינת הפרטים העדכניים' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'טעינת הפרטים העדכניים' })).toBeNull());
  });
});

it('asks for a fresh confirmation when the server wants one, and sends the edit again', async () => {
  prepareTestWindow();
  await startTexts('dashboard');
  const { asked } = answerCalls([
    { call: manageStore, answer: aStore() },
    refusing(editBankDetails, 'auth.confirmation_required'),
    given(someBankDetails()),
    ...bankLists,
  ]);
  const ask = jest.fn(() => Promise.resolve(true));
  const shell = { path: '/dashboard/:storeUsername', element: <DashboardShell missing={null} /> };
  render(
    <AskAgain value={ask}>
      <TestScreens
        at="/dashboard/savta/banking-info?edit=yes"
        routes={[{ ...shell, children: dashboardRoutes }]}
      />
    </AskAgain>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'שליחה לאימות' }));
  await waitFor(() => expect(sent(asked)).toHaveLength(2));
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('bank details that fail', () => {
  it('to load say so, and can be loaded again', async () => {
    const { asked } = await open(someBankDetails(), [refusing(readBankDetails, 'server.unexpected')]);
    const problem = within(await screen.findByRole('alert'));
    expect(problem.getByRole('heading').textContent).toBe('טעינת פרטי הבנק נכשלה. רעננו את הדף ונסו שוב.');
    const before = asked.length;
    fireEvent.click(problem.getByRole('button'));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('to be saved say so, with the reason', async () => {
    await open(someBankDetails(), [refusing(editBankDetails, 'server.unexpected')], { at: '?edit=yes' });
    fireEvent.click(await screen.findByRole('button', { name: 'שליחה לאימות' }));
    expect(await screen.findByText(/^שמירת פרטי הבנק נכשלה\. ./)).toBeTruthy();
  });
});

describe('who sees them', () => {
  it('is not a member of the crew, for whom nothing is asked', async () => {
    const { asked } = await open(someBankDetails(), [], { role: 'Member' });
    expect(await screen.findByText('רק בעלי החנות רואים את פרטי הבנק.')).toBeTruthy();
    expect(asked.some(({ path }) => path.startsWith('/v1/bank-details'))).toBe(false);
  });

  it('is a super admin too, who cannot change them', async () => {
    await open(someBankDetails(), [], { role: 'Viewer', at: '?edit=yes' });
    expect(await screen.findByText('•••• 917')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'עריכת הפרטים' })).toBeNull();
    expect(document.querySelector('form')).toBeNull();
  });
});
