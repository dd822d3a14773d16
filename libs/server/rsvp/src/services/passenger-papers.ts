import type { Language } from '@smachot/contracts';
import { isolate, shortened, stripInvisible, wallTime } from '@smachot/kernel';
import { type PaperTable, writeTables } from '@smachot/server-documents';
import { busOf, type BusState, type PassengerState, type RideStopState } from '../domain/rides/ride-state';
import { rideAt } from '../domain/rides/ride-times';
import { passengerWords, type PassengerWords } from '../texts/passenger-words';

/** `title`, `date`: of the event. `passengers`: of these buses, and of others. */
export type PrintedBuses = {
  title: string;
  date: Date;
  buses: readonly BusState[];
  stops: readonly RideStopState[];
  passengers: readonly PassengerState[];
};
type PrintedBus = Omit<PrintedBuses, 'buses'> & { bus: BusState };

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

const tableOf = (printed: PrintedBus, words: PassengerWords): PaperTable => {
  const { title, bus, date, passengers } = printed;
  const persons = passengers.reduce((sum, passenger) => sum + passenger.persons, 0);
  const day = bus.stops[0] ? dayOf(rideAt(date, bus.stops[0].at, bus.way)) : dayOf(date);
  return {
    heading: `${isolate(cut(bus.name, 60))} · ${words.way[bus.way]}`,
    head: [cut(title, 60), day, words.taken(words.persons(persons), bus.seats)],
    columns: [
      { title: words.columns.time, width: 80 },
      { title: words.columns.stop, width: 313 },
      { title: words.columns.persons, width: 90 },
    ],
    rows: rowsOf(printed, words),
  };
};

/** The passenger lists of buses, each from a page of its own; they have no phones. */
export const drawPassengers = (
  { buses, passengers, ...event }: PrintedBuses,
  language: Language,
): AsyncGenerator<Uint8Array> => {
  const words = passengerWords(language);
  const [first, ...others] = buses.map(({ name }) => cut(name, 60));
  const title = [cut(event.title, 60), ...(others.length ? [] : [first])].join(' – ');
  const tables = buses.map((bus) => {
    const own = passengers.filter((passenger) => busOf(passenger, bus.way) === bus.id);
    return tableOf({ ...event, bus, passengers: own }, words);
  });
  return writeTables({ language, title }, tables);
};
