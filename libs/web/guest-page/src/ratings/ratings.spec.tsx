import type { EventId } from '@smachot/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Ratings } from './ratings';

const EVENT = '0190a0a0-0000-7000-8000-000000000001' as EventId;
const ORDER = '0190a0a0-0000-7000-8000-000000000002';
const TOKEN = 'a'.repeat(32);
const until = '2026-12-29T17:30:00.000Z';
const order = (stars: number | null) => ({ orderId: ORDER, kind: 'food', partnerName: 'סבתא ג׳ולי', stars });
afterEach(cleanup);

const answering = (answers: { status: number; body: unknown }[]) => {
  const asked: [string, RequestInit][] = [];
  window.fetch = (address, init) => {
    asked.push([address as string, init!]);
    const { status, body } = answers.shift()!;
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);
  };
  return asked;
};
const open = () => render(<Ratings eventId={EVENT} token={TOKEN} language="he" />);

it('rates in one tap, shows what was given, and says so when it was not kept', async () => {
  const asked = answering([
    { status: 200, body: { until, orders: [order(null)] } },
    { status: 200, body: { until, orders: [order(4)] } },
    { status: 409, body: { code: 'guest_rating.closed' } },
  ]);
  open();
  fireEvent.click(await screen.findByRole('button', { name: '4 מתוך 5 כוכבים' }));
  expect(await screen.findByText('תודה, הדירוג נשמר')).toBeTruthy();
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(['4 מתוך 5 כוכבים']);
  expect([asked[1]![0], asked[1]![1].method, asked[1]![1].body]).toEqual([
    `/v1/events/rsvps/${EVENT}/guest/ratings/${ORDER}`,
    'PUT',
    '{"stars":4}',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '1 מתוך 5 כוכבים' }));
  expect(await screen.findByText('הדירוג לא נשמר. נסו שוב.')).toBeTruthy();
});

it('shows nothing to a guest who has nothing to rate', async () => {
  const asked = answering([{ status: 200, body: { until: null, orders: [] } }]);
  const { container } = open();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  expect(container.textContent).toBe('');
});
