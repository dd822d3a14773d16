import { editBooking, readBooking } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBooking } from '../testing/a-booking';
import { renderOrders, signIn } from '../testing/render-orders';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeAll(signIn);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('keeps what is typed when its customer answers meanwhile, and asks only for what is saved', async () => {
  const reading = { call: readBooking, answer: aBooking() };
  const { asked } = await renderOrders(`/dashboard/savta-julie/orders/bookings/${aBooking().bookingId}`, [
    refusing(editBooking, 'conflict.version'),
    reading,
  ]);
  const ask = await screen.findByRole<HTMLButtonElement>('button', { name: 'לשלוח קישור לאישור' });
  expect(ask.disabled).toBe(false);
  type('כמה אורחים', '140');
  expect(ask.disabled).toBe(true);
  expect(screen.getByText('יש שינויים שלא נשמרו. אחרי השמירה אפשר לשלוח קישור לאישור.')).toBeTruthy();
  reading.answer = aBooking({ version: 4, status: 'confirmed', answeredAt: '2090-12-01T10:00:00.000Z' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירת השינויים' }));
  save();
  expect(await screen.findByText('הלקוח אישר')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('כמה אורחים').value).toBe('140');
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  save();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { participants: 140, version: 3 },
      { participants: 140, version: 4 },
    ]),
  );
});
