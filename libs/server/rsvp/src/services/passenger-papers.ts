import type { Language } from '@smachot/contracts';
import { isolate, shortened, stripInvisible, wallTime } from '@smachot/kernel';
import { writeTable } from '@smachot/server-documents';
import { type BusState, type PassengerState, type RideStopState } from '../domain/rides/ride-state';
import { rideAt } from '../domain/rides/ride-times';
import { passengerWords, type PassengerWords } from '../texts/passenger-words';

export type PrintedBus = {
  title: string;
  date: Date;
  bus: BusState;
  stops: readonly RideStopState[];
  /** Those of this bus. */
  passengers: readonly PassengerState[];
};

const order = new Intl.Collator('he', { numeric: true });
const cut = (text: string, longest: number): string => shortened(stripInvisible(text), longest);

/** The stops of a bus in its order with their passengers by name; stops where nobody gets on stay. */
const byStop = ({ bus, passengers }: Pick<PrintedBus, 'bus' | 'passengers'>) =>
  bus.stops.map(({ stopId, at }) => {
    const here = passengers
      .filter((passenger) => passenger.stopId === stopId)
      .sort((a, b) => order.compare(a.name, b.name));
    return { stopId, at, here, persons: here.reduce((sum, { persons }) => sum + persons, 0) };
  });

const rowsOf = function* (printed: PrintedBus, words: PassengerWords): Generator<string[]> {
  const stopOf = new Map(printed.stops.map((stop) => [stop.id, stop]));
  for (const { stopId, at, here, persons } of byStop(printed)) {
    const stop = stopOf.get(stopId);
    yield [at, cut(stop?.name ?? '', 48), words.persons(persons)];
    if (stop) yield ['', cut(stop.location.address, 60), ''];
    for (const passenger of here) yield ['', `◻ ${cut(passenger.name, 45)}`, String(passenger.persons)];
  }
};

const dayOf = (instant: Date): string => wallTime(instant).day.split('-').reverse().join('/');

/** The passenger list of a bus, page by page; it has no phones. */
export const drawPassengers = (printed: PrintedBus, language: Language): AsyncGenerator<Uint8Array> => {
  const { bus, date, passengers } = printed;
  const words = passengerWords(language);
  const title = cut(printed.title, 60);
  const persons = passengers.reduce((sum, passenger) => sum + passenger.persons, 0);
  const day = bus.stops[0] ? dayOf(rideAt(date, bus.stops[0].at, bus.way)) : dayOf(date);
  const columns = [
    { title: words.columns.time, width: 80 },
    { title: words.columns.stop, width: 313 },
    { title: words.columns.persons, width: 90 },
  ];
  const paper = {
    language,
    title: `${title} – ${cut(bus.name, 60)}`,
    heading: `${isolate(cut(bus.name, 60))} · ${words.way[bus.way]}`,
    head: [title, day, words.taken(words.persons(persons), bus.seats)],
    columns,
  };
  return writeTable(paper, rowsOf(printed, words));
};
