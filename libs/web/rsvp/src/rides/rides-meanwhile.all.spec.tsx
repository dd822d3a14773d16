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
const open = async (button: string, ...answers: Answer[]) => {
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}/rides`, [
    ...answers,
    { call: listPassengers, answer: { passengers: [], nextCursor: null } },
    { call: ordersOfInvitation, answer: { orders: [], oneMoreGuest: null } },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    field: (label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'שמירה' })),
    sent: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    /** The ids that were saved. */
    ids: () => asked.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1)!),
  };
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('what is typed stays when another host saved meanwhile', () => {
  it('of a stop', async () => {
    const reading = { call: readRides, answer: rides() };
    const { field, save, sent } = await open(
      'עריכת התחנה צפון',
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
    const { field } = await open('עריכת התחנה צפון', { call: readRides, answer: rides() });
    type(field('שם התחנה'), 'מרכז');
    cleanup();
    const newer = rides({ stops: [{ ...stop, departsAt: '16:30', version: 3 }] });
    const again = await open('עריכת התחנה צפון', { call: readRides, answer: newer });
    expect([again.field('שם התחנה').value, again.field(/שעת יציאה/).value]).toEqual(['מרכז', '16:30']);
  });

  it('of a bus that is opened again', async () => {
    const { field } = await open('עריכת אוטובוס 1', { call: readRides, answer: rides() });
    type(field('שם האוטובוס'), 'הגדול');
    cleanup();
    const newer = rides({ buses: [{ ...bus, stops: [{ stopId: STOP, at: '16:45' }], version: 2 }] });
    const again = await open('עריכת אוטובוס 1', { call: readRides, answer: newer });
    expect([again.field('שם האוטובוס').value, again.field('שעה בתחנה צפון').value]).toEqual([
      'הגדול',
      '16:45',
    ]);
  });

  it('of a bus', async () => {
    const reading = { call: readRides, answer: rides() };
    const { field, save, sent } = await open(
      'עריכת אוטובוס 1',
      refusing(saveBus, 'conflict.version'),
      reading,
    );
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

const without = { until: new Promise(() => undefined) };

describe('a new one that was saved without a response is saved again as the same one', () => {
  it('of a stop, and once it is listed the next one begins', async () => {
    const reading = { call: readRides, answer: rides() };
    const first = await open('הוספת תחנה', { call: saveRideStop, ...without }, reading);
    for (const [label, text] of [
      ['שם התחנה', 'מרכז'],
      ['כתובת', 'תל אביב'],
      [/שעת יציאה/, '16:30'],
    ] as const)
      type(first.field(label), text);
    first.save();
    await waitFor(() => expect(first.ids()).toHaveLength(1));
    cleanup();
    const again = await open('הוספת תחנה', { call: saveRideStop, ...without }, reading);
    expect(again.field('שם התחנה').value).toBe('מרכז');
    again.save();
    await waitFor(() => expect(again.ids()).toEqual(first.ids()));
    cleanup();
    const [_id] = first.ids();
    const listed = {
      call: readRides,
      answer: rides({ stops: [stop, { ...stop, _id: _id!, name: 'מרכז' }] }),
    };
    const next = await open('הוספת תחנה', listed);
    expect(next.field('שם התחנה').value).toBe('');
  });

  it('of a bus, and the next one is another', async () => {
    const reading = { call: readRides, answer: rides() };
    const first = await open('הוספת אוטובוס', { call: saveBus, ...without }, reading);
    type(first.field('שם האוטובוס'), 'הגדול');
    first.save();
    await waitFor(() => expect(first.ids()).toHaveLength(1));
    cleanup();
    const again = await open('הוספת אוטובוס', { call: saveBus, answer: rides() }, reading);
    expect(again.field('שם האוטובוס').value).toBe('הגדול');
    again.save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(again.ids()).toEqual(first.ids());
    cleanup();
    const next = await open('הוספת אוטובוס', { call: saveBus, answer: rides() }, reading);
    type(next.field('שם האוטובוס'), 'הקטן');
    next.save();
    await waitFor(() => expect(next.ids()).toHaveLength(1));
    expect(next.ids()).not.toEqual(first.ids());
  });
});
