import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Bill, listBills } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { Link } from 'react-router';
import './texts';
import { BillsSection } from './bills.section';

const aBill = (n: number): Bill => ({
  _id: `01920000-0000-7000-8000-00000000000${n}`,
  eventId: null,
  title: `אירוע ${n}`,
  adopted: false,
  responses: 10,
  amount: 10,
  carriedIn: 0,
  charged: 10,
  vat: 1.53,
  status: 'settled',
  attempts: 1,
  nextAttemptAt: null,
  settledAt: '2026-11-01T08:00:00.000Z',
  receipt: null,
  authenticateUrl: null,
  createdAt: '2026-11-01T08:00:00.000Z',
});

/** The list in two pages: the first page's cursor leads to the second one. */
const answerInPages = (first: Bill[], second: Bill[]): void => {
  const pageOf = (bills: Bill[], nextCursor: string | null) => {
    answerCalls([{ call: listBills, answer: { bills, balance: 3, nextCursor } }]);
    return globalThis.fetch;
  };
  const [newest, older] = [pageOf(first, 'older'), pageOf(second, null)];
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    return url.searchParams.get('cursor') === 'older' ? older(input, init) : newest(input, init);
  };
};

afterEach(cleanup);

const charges = async (): Promise<void> => {
  await startTexts('payments');
  const elsewhere = { path: '/elsewhere', Component: () => <Link to="/">חזרה</Link> };
  const billsRoute = {
    path: '/',
    Component: () => (
      <>
        <Link to="/elsewhere">החוצה</Link>
        <BillsSection />
      </>
    ),
  };
  render(<TestScreens routes={[billsRoute, elsewhere]} />);
};
const titles = () => screen.queryAllByText(/^אירוע \d$/).map(({ textContent }) => textContent);

it('adds older charges below those that are there, until there are no more', async () => {
  answerInPages([aBill(4), aBill(3)], [aBill(2), aBill(1)]);
  await charges();
  const more = await screen.findByRole('button', { name: 'חיובים קודמים' });
  expect(titles()).toEqual(['אירוע 4', 'אירוע 3']);
  fireEvent.click(more);
  await waitFor(() => expect(titles()).toEqual(['אירוע 4', 'אירוע 3', 'אירוע 2', 'אירוע 1']));
  expect(screen.queryByRole('button', { name: 'חיובים קודמים' })).toBeNull();
});

it('reads the charges again whenever somebody comes to them', async () => {
  answerInPages([], []);
  await charges();
  await screen.findByText('עוד אין חיובים');
  fireEvent.click(screen.getByRole('link', { name: 'החוצה' }));
  answerInPages([aBill(1)], []);
  fireEvent.click(await screen.findByRole('link', { name: 'חזרה' }));
  await waitFor(() => expect(titles()).toEqual(['אירוע 1']));
});

it.each([
  ['sent', 'הקבלה נשלחה לדוא״ל שלכם'],
  ['on_its_way', 'הקבלה יוצאת לכתובת המאומתת שבפרופיל, אם יש כזו'],
  ['not_sent', 'לא הצלחנו לשלוח את הקבלה בדוא״ל. אפשר להוריד אותה כאן.'],
  ['no_address', 'הקבלה לא נשלחה בדוא״ל, כי אין בפרופיל כתובת מאומתת. אפשר להוריד אותה כאן.'],
  [null, null],
] as const)('says what became of the mail of a receipt: %s', async (mail, sentence) => {
  const bill = { ...aBill(1), receipt: { number: 7, url: '/v1/receipt.pdf', mail } };
  answerInPages([bill], []);
  await charges();
  await waitFor(() => expect(screen.getByRole('button', { name: 'קבלה 7' })).toBeTruthy());
  if (sentence) expect(screen.getByText(sentence)).toBeTruthy();
  else expect(screen.queryByText(/בדוא״ל|לדוא״ל/)).toBeNull();
});

it('shows an adopted debt without the event it was of, and whose it is', async () => {
  answerInPages([{ ...aBill(1), adopted: true, title: '', status: 'failed' }], []);
  await charges();
  await waitFor(() => expect(screen.getByText('חוב מחשבון קודם עם אותו מספר טלפון')).toBeTruthy());
  expect(screen.getByText(/המספר עבר אליכם מאדם אחר/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'לשלם עכשיו' })).toBeTruthy();
});
