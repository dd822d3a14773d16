import type { GuestRide } from '@smachot/contracts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Ride from './ride';

const id = (n: number) => `0190a0a0-0000-7000-8000-00000000000${n}`;
const stop = (n: number, facts: GuestRide['stops'][number]['facts'] = null) => ({
  ...{ _id: id(n), name: `תחנה ${n}`, facts },
});
const facts = {
  ...{ address: 'ארלוזורוב 1, תל אביב', note: 'ליד הקיוסק', wazeLink: 'https://waze.com/ul?q=1' },
  departsAt: '2026-12-15T15:30:00.000Z',
};
const unchosen: GuestRide = { stops: [stop(1), stop(2)], open: true, seats: 3, choice: null };
const chosen = (more: Partial<GuestRide['choice'] & object> = {}): GuestRide => ({
  ...unchosen,
  choice: { ...{ stopId: id(1), persons: 2, ways: 'both', again: false, there: null, back: null }, ...more },
});

/** Answers by method, and what was sent. */
const serve = (...answers: { status?: number; body: unknown }[]) => {
  const sent: { method: string; body: unknown }[] = [];
  const left = [...answers];
  globalThis.fetch = ((_: string, { method, body }: { method: string; body?: string }) => {
    sent.push({ method, body: body && JSON.parse(body) });
    const { status = 200, body: answer } = left.shift()!;
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(answer) });
  }) as never;
  return sent;
};
const open = () =>
  render(<Ride event={{ eventId: id(9), date: '2026-12-17T17:30:00Z' }} token="token" language="he" />);

describe('the ride of a guest', () => {
  afterEach(cleanup);

  it('is chosen by stop, number and way, and says that time and place come later', async () => {
    const sent = serve({ body: unchosen }, { body: chosen() });
    open();
    fireEvent.click(await screen.findByRole('radio', { name: 'תחנה 1' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'כמה אנשים נוסעים' }), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: 'לשמור את הבחירה' }));
    expect(await screen.findByText('השעה והכתובת יופיעו כאן כשהמארחים יפרסמו אותן.')).toBeTruthy();
    expect(sent[1]).toEqual({ method: 'PUT', body: { stopId: id(1), persons: 2, ways: 'both' } });
    fireEvent.click(screen.getByRole('button', { name: 'לשנות את הבחירה' }));
    expect(screen.getByRole('radio', { name: 'תחנה 1' })).toHaveProperty('checked', true);
  });

  it('shows bus, time and the way to the stop once the hosts show them', async () => {
    const there = { name: 'אוטובוס צפון', at: '2026-12-15T15:40:00.000Z' };
    serve({ body: { ...chosen({ there }), stops: [stop(1, facts), stop(2, facts)] } });
    open();
    expect(await screen.findByText(/17:40.*אוטובוס צפון/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Waze/ }).getAttribute('href')).toBe(facts.wazeLink);
  });

  it('asks again when the stop moved or is gone, and when it goes while it is chosen', async () => {
    const sent = serve(
      { body: chosen({ stopId: null, again: true }) },
      { status: 409, body: {} },
      { body: { ...unchosen, stops: [stop(2)] } },
    );
    open();
    expect(await screen.findByText('התחנה שבחרתם הוסרה. בחרו תחנה אחרת.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'תחנה 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'לשמור את הבחירה' }));
    expect(await screen.findByText(/משהו השתנה בינתיים/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'תחנה 1' })).toBeNull());
    expect(sent).toHaveLength(3);
  });

  it('cannot be changed once answers are over, and can be loaded again without a connection', async () => {
    serve({ status: 500, body: {} }, { body: { ...chosen(), open: false } });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'לנסות שוב' }));
    expect(await screen.findByText('תחנה 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'לשנות את הבחירה' })).toBeNull();
  });
});
