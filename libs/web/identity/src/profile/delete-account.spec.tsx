import { type AnswerOf, deleteAccount, outstanding } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls, session } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { AccountClosedScreen } from './account-closed.screen';
import { rememberOwed } from './closed-account';
import { DeleteAccount } from './delete-account';

afterEach(() => {
  cleanup();
  rememberOwed(undefined);
  jest.restoreAllMocks();
});

type Owed = AnswerOf<typeof outstanding>;
const nothing: Owed = { responses: 0, amount: 0, unpaid: 0, unsettledOrders: 0, card: null };
const card = { lastFourDigits: '5846' };

const openDialog = async (owed: Owed | { status: number }) => {
  await startTexts('identity');
  const logout = jest.spyOn(session, 'logout').mockImplementation(() => undefined);
  const { asked } = answerCalls([
    'status' in owed
      ? {
          call: outstanding,
          status: owed.status,
          answer: { error: 'X', message: 'x', code: 'not_found', requestId: 'r' },
        }
      : { call: outstanding, answer: owed },
    { call: deleteAccount },
  ]);
  const routes = [{ path: '/', element: <DeleteAccount /> }];
  render(<TestScreens routes={routes} />);
  fireEvent.click(await screen.findByRole('button', { name: 'סגירת החשבון' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/v1/payments/outstanding')).toBe(true));
  const confirm = () => screen.getByRole('button', { name: 'כן, לסגור ולמחוק' });
  await waitFor(() => expect(screen.queryByText('בודקים מה נשאר לתשלום…')).toBeNull());
  return { asked, logout, confirm };
};
const said = () => plain(screen.getByRole('alertdialog').textContent);
const closedPage = () => {
  cleanup();
  render(<TestScreens routes={[{ path: '/', element: <AccountClosedScreen /> }]} />);
  return plain(document.body.textContent);
};

it('says before closing what is owed and that the card is kept until it is paid, and after closing the same', async () => {
  const { asked, logout, confirm } = await openDialog({
    ...nothing,
    responses: 27,
    amount: 27,
    unpaid: 12.5,
    card,
  });
  expect(said()).toContain('27 תשובות שעוד לא חויבו: 27 ₪');
  expect(said()).toContain('חיובים שלא שולמו: 12.50 ₪');
  expect(said()).toContain('בסך הכול לתשלום: 39.50 ₪');
  expect(said()).toContain('בכרטיס שמסתיים ב־5846');
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(confirm());
  await waitFor(() => expect(logout).toHaveBeenCalledWith('/account-closed'));
  expect(closedPage()).toContain('נשאר לתשלום: 39.50 ₪. הסכום יחויב בכרטיס שמסתיים ב־5846');
});

it('says that without a card the sum stays a debt of the phone number', async () => {
  const { confirm, logout } = await openDialog({ ...nothing, responses: 1, amount: 1 });
  expect(said()).toContain('תשובה אחת שעוד לא חויבה: 1 ₪');
  expect(said()).toContain('הסכום יישאר חוב של מספר הטלפון הזה');
  expect(said()).not.toContain('חיובים שלא שולמו');
  fireEvent.click(confirm());
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(closedPage()).toContain('נשאר לתשלום: 1 ₪. אין כרטיס');
});

it('says that nothing is owed', async () => {
  const { confirm, logout } = await openDialog({ ...nothing, card });
  expect(said()).toContain('אין לכם חוב, ולא יהיה עוד חיוב. הכרטיס יימחק עם החשבון.');
  fireEvent.click(confirm());
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(closedPage()).toContain('לא נשאר חוב');
});

it('says that agreed orders are still charged to their card', async () => {
  const { confirm, logout } = await openDialog({ ...nothing, unsettledOrders: 1, card });
  expect(said()).toContain('הזמנות שסוכמו עם ספקים נשארות בתוקף');
  expect(said()).not.toContain('אין לכם חוב');
  fireEvent.click(confirm());
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(closedPage()).toContain('יחויב במועדו בכרטיס שבו הזמנתם');
  expect(closedPage()).not.toContain('לא יהיה עוד חיוב');
});

it('does not keep somebody from closing because the sum is not known, and promises nothing then', async () => {
  const { confirm, logout } = await openDialog({ status: 404 });
  expect(said()).toContain('לא הצלחנו לבדוק');
  fireEvent.click(confirm());
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(closedPage()).toContain('תשובות שכבר התקבלו יחויבו, ולכן הכרטיס נשמר');
});
