import { newId } from '@smachot/kernel';
import { pdfTexts } from '@smachot/server-testing';
import type { BusState, PassengerState } from '../domain/rides/ride-state';
import { drawPassengers } from './passenger-papers';

const [eventId, stopId] = [newId(), newId()];
const stops = [
  {
    ...{ id: stopId, eventId, version: 1, name: 'תחנה מרכזית', departsAt: '17:30' },
    ...{ location: { address: 'דרך יפו 1, ירושלים', geocode: { lat: 31.79, lng: 35.2 } }, note: null },
  },
];
const aBus = (name: string, way: BusState['way']): BusState => ({
  ...{ id: newId(), eventId, name, way, seats: 50, version: 1 },
  stops: [{ stopId, at: '17:30' }],
});
const aPassenger = (name: string, more: Partial<PassengerState>): PassengerState => ({
  ...{ rsvpId: newId(), name, phone: '+972531234567', seats: 2, persons: 2, ways: 'both' },
  ...{ stopId, again: false, lostStop: null, thereBusId: null, backBusId: null, version: 1 },
  ...more,
});

const [north, south, home] = [
  aBus('אוטובוס צפון', 'there'),
  aBus('אוטובוס דרום', 'there'),
  aBus('הביתה', 'back'),
];
const passengers = [
  aPassenger('משפחת צור', { thereBusId: north.id, backBusId: home.id }),
  aPassenger('רחל כהן', { thereBusId: south.id, backBusId: home.id }),
  aPassenger('דני דין', {}),
];
const papersOf = async (buses: BusState[]): Promise<string[]> => {
  const chunks: Uint8Array[] = [];
  const event = { title: 'החתונה', date: new Date('2027-03-11T17:00:00Z') };
  for await (const chunk of drawPassengers({ ...event, buses, stops, passengers }, 'he')) chunks.push(chunk);
  return pdfTexts(Buffer.concat(chunks));
};

it('each bus has a page of its own, with those who ride in it and without phones', async () => {
  const pages = await papersOf([north, south, home]);
  expect(pages).toHaveLength(3);
  const named = pages.map((page) => passengers.map(({ name }) => page.includes(name)));
  expect(named).toEqual([
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ]);
  expect(pages.map((page) => /אוטובוס צפון|אוטובוס דרום|הביתה/.exec(page)?.[0])).toEqual([
    'אוטובוס צפון',
    'אוטובוס דרום',
    'הביתה',
  ]);
  expect(pages.map((page) => page.includes('מתוך 50'))).toEqual([true, true, true]);
  expect(pages.join()).not.toMatch(/053|4567/);
});

it('of one bus there is its page alone', async () => {
  expect(await papersOf([south])).toHaveLength(1);
});
