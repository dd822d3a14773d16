import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BusId, EventId, Language, RideWay, UserId } from '@smachot/contracts';
import { accept, nationalPhone, refuse, type Result, stripInvisible } from '@smachot/kernel';
import { writeCsv, writeXlsx, type XlsxCell } from '@smachot/server-documents';
import { busOf, type BusState, type PassengerState, type RideStopState } from '../../domain/rides/ride-state';
import { RideQueries } from '../../persistence/rides/ride.queries';
import { drawPassengers } from '../../services/passenger-papers';
import { passengerExportWords } from '../../texts/passenger-export-words';

export type PassengerFile = { name: string; type: string; chunks: AsyncGenerator<Uint8Array> };
type Words = ReturnType<typeof passengerExportWords>;

const PAGE = 1000;
const WIDTHS = [24, 16, 8, 24, 14, 20, 8, 20, 8, 28];
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Passengers in the order of the list, page by page. `busId`: of one bus alone. */
async function* passengersIn(
  queries: RideQueries,
  eventId: EventId,
  busId?: BusId,
): AsyncGenerator<PassengerState> {
  let cursor: string | undefined;
  for (let more = true; more;) {
    const page = await queries.passengers(eventId, { filter: 'all', busId, cursor, limit: PAGE });
    yield* page.passengers;
    cursor = page.nextCursor ?? undefined;
    more = page.nextCursor !== null;
  }
}

/** The passenger list of a bus, or of each, as a PDF without phones. */
export class PrintPassengers extends Query<Result<PassengerFile>> {
  constructor(
    readonly eventId: EventId,
    readonly busId: BusId | undefined,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(PrintPassengers)
export class PrintPassengersHandler implements IQueryHandler<PrintPassengers> {
  constructor(private readonly queries: RideQueries) {}

  async execute({ eventId, busId, userId, language }: PrintPassengers): Promise<Result<PassengerFile>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    const [all, stops] = await Promise.all([this.queries.buses(eventId), this.queries.stops(eventId)]);
    const buses = all.filter(({ id }) => busId === undefined || id === busId);
    if (!buses.length) return refuse('not_found');
    const passengers: PassengerState[] = [];
    for await (const passenger of passengersIn(this.queries, eventId, busId)) passengers.push(passenger);
    const { title, date } = event;
    return accept({
      name: `${busId === undefined ? title : buses[0]!.name}.pdf`,
      type: 'application/pdf',
      chunks: drawPassengers({ title, date, buses, stops, passengers }, language),
    });
  }
}

/** All passengers as a file, read and written page by page. */
export class ExportPassengers extends Query<Result<PassengerFile>> {
  constructor(
    readonly eventId: EventId,
    readonly format: 'csv' | 'xlsx',
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

type Lists = { stops: RideStopState[]; buses: BusState[] };

@QueryHandler(ExportPassengers)
export class ExportPassengersHandler implements IQueryHandler<ExportPassengers> {
  constructor(private readonly queries: RideQueries) {}

  async execute({ eventId, format, userId, language }: ExportPassengers): Promise<Result<PassengerFile>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    const words = passengerExportWords(language);
    const [stops, buses] = await Promise.all([this.queries.stops(eventId), this.queries.buses(eventId)]);
    const rows = this.rows(eventId, { stops, buses }, words);
    const { sheet: name, rightToLeft, titles } = words;
    const chunks =
      format === 'csv'
        ? writeCsv(titles, rows)
        : writeXlsx({ name, rightToLeft, widths: WIDTHS }, titles, rows);
    return accept({ name: `${name} ${event.title}.${format}`, type: TYPES[format], chunks });
  }

  private async *rows(eventId: EventId, lists: Lists, words: Words): AsyncGenerator<XlsxCell[]> {
    let total = 0;
    for await (const passenger of passengersIn(this.queries, eventId)) {
      total += passenger.persons;
      yield cellsOf(passenger, lists, words);
    }
    yield [words.total, null, total, ...Array.from({ length: 7 }, () => null)];
  }
}

const busCells = (passenger: PassengerState, way: RideWay, buses: readonly BusState[]): XlsxCell[] => {
  const bus = buses.find(({ id }) => id === busOf(passenger, way));
  const stop = bus?.stops.find(({ stopId }) => stopId === passenger.stopId);
  return [bus ? stripInvisible(bus.name) : null, stop?.at ?? null];
};

const cellsOf = (passenger: PassengerState, { stops, buses }: Lists, { ways, again }: Words): XlsxCell[] => {
  const stop = stops.find(({ id }) => id === passenger.stopId)?.name ?? passenger.lostStop;
  return [
    stripInvisible(passenger.name),
    passenger.phone ? nationalPhone(passenger.phone) : null,
    passenger.persons,
    stop && stripInvisible(stop),
    ways[passenger.ways],
    ...busCells(passenger, 'there', buses),
    ...busCells(passenger, 'back', buses),
    passenger.again ? again : null,
  ];
};
