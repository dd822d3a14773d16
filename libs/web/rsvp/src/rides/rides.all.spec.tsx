import {
  assignPassengers,
  assignRest,
  choosePassengerStop,
  listPassengers,
  ordersOfInvitation,
  type Passenger,
  printAllPassengers,
  printPassengers,
  readRides,
  releaseRides,
  removeBus,
  removeRideStop,
  type Rides,
  saveBus,
  saveRideStop,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrderOfGuests, EVENT_ID } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const id = (n: number) => `01920000-0000-7000-8000-0000000000${n}`;
const [NORTH, SOUTH, BUS, GUEST] = [id(11), id(12), id(21), id(31)];
const count = (households: number, persons: number) => ({ households, persons });
const rides = (role: Rides['role'] = 'Editor'): Rides => ({
  eventId: EVENT_ID,
  title: 'החתונה',
  date: '2026-12-15T17:30:00.000Z',
  role,
  asked: true,
  releasedAt: null,
  stops: [
    {
      ...{ _id: NORTH, name: 'צפון', location: { address: 'חיפה' }, departsAt: '17:00', note: null },
      ...{ version: 2, passengers: count(2, 7), again: 1 },
    },
    {
      ...{ _id: SOUTH, name: 'דרום', location: { address: 'אשדוד' }, departsAt: '17:15', note: null },
      ...{ version: 1, passengers: count(0, 0), again: 0 },
    },
  ],
  buses: [
    {
      ...{ _id: BUS, name: 'אוטובוס 1', way: 'there', seats: 6, version: 1, passengers: count(2, 7) },
      stops: [{ stopId: NORTH, at: '17:00' }],
    },
  ],
  totals: {
    ...{ all: count(3, 9), withoutStop: count(1, 2), again: count(1, 3) },
    waiting: { there: count(1, 2), back: count(0, 0) },
  },
});
const passenger: Passenger = {
  ...{ rsvpId: GUEST, attendeeName: 'רחל כהן', attendeePhone: '+972523456789', seats: 4, persons: 3 },
  ...{
    ways: 'there',
    stopId: NORTH,
    again: true,
    lostStop: null,
    thereBusId: BUS,
    backBusId: null,
    version: 3,
  },
};
const open = (role: Rides['role'] = 'Editor', answer = rides(role)) =>
  renderScreens(`/me/rsvps/${EVENT_ID}/rides`, [
    { call: listPassengers, answer: { passengers: [passenger], nextCursor: null } },
    { call: readRides, answer },
    {
      call: ordersOfInvitation,
      answer: { orders: [anOrderOfGuests({ counts: 'rides' })], oneMoreGuest: null },
    },
    ...[saveRideStop, removeRideStop, saveBus, removeBus, releaseRides, choosePassengerStop].map((call) => ({
      call,
      answer: rides(),
    })),
    {
      call: assignRest,
      answer: { rides: rides(), assignments: [{ rsvpId: GUEST, way: 'there', from: null, to: BUS }] },
    },
    { call: assignPassengers, answer: rides() },
    ...[printPassengers, printAllPassengers].map((call) => ({ call, answer: '' })),
  ]);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('rides', () => {
  afterEach(cleanup);

  it('show who waits, what is overbooked and the order that counts; the rest is assigned and taken back', async () => {
    const { asked } = await open();
    expect(await screen.findByText('ביקשו הסעה: 9 אנשים, 3 רשומות')).toBeTruthy();
    expect(screen.getByText('אדם אחד יותר מהמקומות')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /סבתא ג׳ולי.*261 אנשים/ })).toBeTruthy();
    fireEvent.click(await button('לשבץ את כל השאר'));
    fireEvent.click(await button('ביטול הפעולה'));
    await waitFor(() =>
      expect(
        asked.find(({ method, path }) => method === 'PUT' && path.endsWith('/assignments'))?.body,
      ).toEqual({
        assignments: [{ rsvpId: GUEST, way: 'there', from: BUS, to: null }],
      }),
    );
    fireEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/release'))).toBe(true));
  });

  it('change a stop that guests chose: they choose again, unless their choices stay', async () => {
    const { asked } = await open();
    fireEvent.click(await button('עריכת התחנה צפון'));
    const dialog = await screen.findByRole('dialog', { name: 'עריכת התחנה צפון' });
    fireEvent.change(within(dialog).getByLabelText(/שעת יציאה/), { target: { value: '16:45' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /הבחירות של האורחים נשארות/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        ...{ name: 'צפון', departsAt: '16:45', keepChoices: true, version: 2 },
      }),
    );
    fireEvent.click(await button('הסרת התחנה צפון'));
    expect(await screen.findByText(/בחרו בה: שתי רשומות/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'להסיר' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('add the way back of a bus with its stops the other way round, and remove a bus', async () => {
    const { asked } = await open();
    fireEvent.click(await button('הוספת הדרך חזור של אוטובוס 1'));
    const dialog = await screen.findByRole('dialog', { name: 'הוספת אוטובוס' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
    expect(await within(dialog).findByText('חסרה שעה')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('שעה בתחנה צפון'), { target: { value: '00:30' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        ...{ way: 'back', seats: 6, version: 0, stops: [{ stopId: NORTH, at: '00:30' }] },
      }),
    );
    fireEvent.click(await button('הסרת אוטובוס 1'));
    expect(await screen.findByRole('alertdialog', { name: 'להסיר את אוטובוס 1?' })).toBeTruthy();
  });

  it('print the lists of all buses at once, where there are several', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    await open();
    await button('רשימת הנוסעים של אוטובוס 1 להדפסה');
    expect(screen.queryByRole('button', { name: 'כל רשימות הנוסעים להדפסה' })).toBeNull();
    cleanup();
    const one = rides();
    const two = { ...one, buses: [...one.buses, { ...one.buses[0]!, _id: id(22), name: 'אוטובוס 2' }] };
    const { asked } = await open('Editor', two);
    fireEvent.click(await button('כל רשימות הנוסעים להדפסה'));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/rides/paper'))).toBe(true));
  });

  it('take a guest’s choice by phone, and only show everything to a viewer', async () => {
    const { asked } = await open();
    fireEvent.click(await button('תחנה ומספר אנשים של רחל כהן'));
    const dialog = await screen.findByRole('dialog', { name: 'תחנה ומספר אנשים של רחל כהן' });
    fireEvent.change(within(dialog).getByLabelText('תחנה'), { target: { value: SOUTH } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        ...{ stopId: SOUTH, persons: 3, ways: 'there', version: 3 },
      }),
    );
    cleanup();
    await open('Viewer');
    expect(await screen.findByText(/אתם צופים בלבד/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /הסרת|עריכת|הוספת/ })).toBeNull();
  });
});
