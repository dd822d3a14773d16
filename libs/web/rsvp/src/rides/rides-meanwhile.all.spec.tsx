import {
  listPassengers,
  ordersOfInvitation,
  readRides,
  type Rides,
  saveBus,
  saveRideStop,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EVENT_ID } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const [STOP, BUS] = ['01920000-0000-7000-8000-000000000011', '01920000-0000-7000-8000-000000000021'];
const nobody = { households: 0, persons: 0 };
const stop: Rides['stops'][number] = {
  ...{ _id: STOP, name: 'צפון', location: { address: 'חיפה' }, departsAt: '17:00', note: null },
  ...{ version: 2, passengers: nobody, again: 0 },
};
const bus: Rides['buses'][number] = {
  ...{ _id: BUS, name: 'אוטובוס 1', way: 'there', seats: 6, version: 1, passengers: nobody },
  stops: [{ stopId: STOP, at: '17:00' }],
};
const rides = (change: Partial<Rides> = {}): Rides => ({
  ...{ eventId: EVENT_ID, title: 'החתונה', date: '2026-12-15T17:30:00.000Z', role: 'Editor' },
  ...{ asked: true, releasedAt: null, stops: [stop], buses: [bus] },
  totals: { all: nobody, withoutStop: nobody, again: nobody, waiting: { there: nobody, back: nobody } },
  ...change,
});
const open = async (name: string, ...answers: Answer[]) => {
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}/rides`, [
    ...answers,
    { call: listPassengers, answer: { passengers: [], nextCursor: null } },
    { call: ordersOfInvitation, answer: { orders: [], oneMoreGuest: null } },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: `עריכת ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    field: (label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'שמירה' })),
    sent: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('what is typed stays when another host saved meanwhile', () => {
  it('of a stop', async () => {
    const reading = { call: readRides, answer: rides() };
    const { field, save, sent } = await open(
      'התחנה צפון',
      refusing(saveRideStop, 'conflict.version'),
      reading,
    );
    type(field('שם התחנה'), 'מרכז');
    reading.answer = rides({ stops: [{ ...stop, departsAt: '16:30', version: 3 }] });
    save();
    await waitFor(() => expect(field(/שעת יציאה/).value).toBe('16:30'));
    expect(field('שם התחנה').value).toBe('מרכז');
    save();
    await waitFor(() =>
      expect(sent()).toMatchObject([{ version: 2 }, { name: 'מרכז', departsAt: '16:30', version: 3 }]),
    );
  });

  it('of a stop that is opened again', async () => {
    const { field } = await open('התחנה צפון', { call: readRides, answer: rides() });
    type(field('שם התחנה'), 'מרכז');
    cleanup();
    const newer = rides({ stops: [{ ...stop, departsAt: '16:30', version: 3 }] });
    const again = await open('התחנה צפון', { call: readRides, answer: newer });
    expect([again.field('שם התחנה').value, again.field(/שעת יציאה/).value]).toEqual(['מרכז', '16:30']);
  });

  it('of a bus that is opened again', async () => {
    const { field } = await open('אוטובוס 1', { call: readRides, answer: rides() });
    type(field('שם האוטובוס'), 'הגדול');
    cleanup();
    const newer = rides({ buses: [{ ...bus, stops: [{ stopId: STOP, at: '16:45' }], version: 2 }] });
    const again = await open('אוטובוס 1', { call: readRides, answer: newer });
    expect([again.field('שם האוטובוס').value, again.field('שעה בתחנה צפון').value]).toEqual([
      'הגדול',
      '16:45',
    ]);
  });

  it('of a bus', async () => {
    const reading = { call: readRides, answer: rides() };
    const { field, save, sent } = await open('אוטובוס 1', refusing(saveBus, 'conflict.version'), reading);
    type(field('שם האוטובוס'), 'הגדול');
    reading.answer = rides({ buses: [{ ...bus, stops: [{ stopId: STOP, at: '16:45' }], version: 2 }] });
    save();
    await waitFor(() => expect(field('שעה בתחנה צפון').value).toBe('16:45'));
    save();
    await waitFor(() =>
      expect(sent()).toMatchObject([{ version: 1 }, { name: 'הגדול', stops: [{ at: '16:45' }], version: 2 }]),
    );
  });
});
