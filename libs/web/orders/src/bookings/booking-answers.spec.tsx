import { answerBookingLink, type BookingLink, readBookingLink } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders';

const token = 'b'.repeat(64);
const aLink = (overrides: Partial<BookingLink> = {}): BookingLink => ({
  businessName: 'המטבח של סבתא',
  status: 'asked',
  declinedBecause: null,
  reason: '',
  title: 'בר מצווה בחצר',
  startsAt: '2090-12-23T17:00:00.000Z',
  endsAt: '2090-12-23T21:30:00.000Z',
  participants: 120,
  place: 'רעננה',
  price: 7_200,
  until: '2090-12-23T17:00:00.000Z',
  ...overrides,
});
const declined = aLink({ status: 'declined', declinedBecause: 'not_right', reason: 'היינו רק 60' });
const open = (link: BookingLink, ...answers: Answer[]) => {
  const reading: Answer = { call: readBookingLink, answer: link };
  return renderOrders(`/booking#t=${token}`, [...answers, reading]).then(({ asked }) => ({ asked, reading }));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const AFTER_ALL = 'בעצם נכון, לאשר';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('writes what is not right, and says so on the page', async () => {
  const answered = { status: 'declined', declinedBecause: 'not_right' };
  const { asked, reading } = await open(aLink(), { call: answerBookingLink, answer: answered });
  await press('משהו לא נכון');
  fireEvent.change(await screen.findByLabelText('מה לא נכון? (לא חובה)'), {
    target: { value: ' היינו רק 60 ' },
  });
  expect(asked.some(({ path }) => path === answerBookingLink.path)).toBe(false);
  reading.answer = declined;
  await press('שליחה');
  expect(await screen.findByText(/רואים שההזמנה לא נכונה/)).toBeTruthy();
  expect(await screen.findByText('היינו רק 60')).toBeTruthy();
  expect(asked.find(({ path }) => path === answerBookingLink.path)!.body).toEqual({
    ...{ token, answer: 'not_right', reason: 'היינו רק 60' },
  });
  expect(screen.getByRole('button', { name: AFTER_ALL })).toBeTruthy();
});

it('leads back from the words without an answer', async () => {
  const { asked } = await open(aLink());
  await press('משהו לא נכון');
  await press('חזרה');
  expect(await screen.findByRole('button', { name: 'נכון, לאשר' })).toBeTruthy();
  expect(asked.some(({ path }) => path === answerBookingLink.path)).toBe(false);
});

it('says in the form why the words were not taken', async () => {
  await open(aLink(), refusing(answerBookingLink, 'request.too_many'));
  await press('משהו לא נכון');
  await press('שליחה');
  expect(await screen.findByText(/יותר מדי/)).toBeTruthy();
  expect(screen.getByLabelText('מה לא נכון? (לא חובה)')).toBeTruthy();
  await press('חזרה');
  expect(screen.queryByText(/יותר מדי/)).toBeNull();
});

it('is confirmed after all by whoever declined it', async () => {
  const { asked, reading } = await open(declined, {
    call: answerBookingLink,
    answer: { status: 'confirmed', declinedBecause: null },
  });
  await screen.findByRole('button', { name: AFTER_ALL });
  reading.answer = aLink({ status: 'confirmed' });
  await press(AFTER_ALL);
  expect(await screen.findByText(/רואים שאישרתם/)).toBeTruthy();
  expect(asked.find(({ path }) => path === answerBookingLink.path)!.body).toMatchObject({
    answer: 'confirm',
  });
  await waitFor(() => expect(screen.queryByText('היינו רק 60')).toBeNull());
});

it('is not confirmed by somebody who is not its customer', async () => {
  await open(aLink(), {
    call: answerBookingLink,
    answer: { status: 'declined', declinedBecause: 'not_me' },
  });
  await press('זה לא אני');
  expect(await screen.findByText(/רואים שההזמנה לא נכונה/)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /לאשר|לא נכון/ })).toEqual([]);
});
