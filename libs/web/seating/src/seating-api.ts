import {
  type EventId,
  listRsvps,
  readSeating,
  readTableRelease,
  releaseTables,
  type Rsvp,
  type Seating,
} from '@smachot/contracts';
import { api, endpointsOf, fetchCall, problemOf, type CallFailure } from '@smachot/web-platform';
import { type Base, baseOf } from './plan/base';

export type SeatingData = { seating: Seating; base: Base };

const BIGGEST_PAGE = 500;

const readGuests = async (eventId: EventId): Promise<Rsvp[]> => {
  const all: Rsvp[] = [];
  let cursor: string | null = null;
  do {
    const page: { rsvps: Rsvp[]; nextCursor: string | null } = await fetchCall(listRsvps, {
      params: { eventId },
      query: { limit: BIGGEST_PAGE, compact: 'true', ...(cursor === null ? {} : { cursor }) },
    });
    all.push(...page.rsvps);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

/** The plan first: a table that is drawn after it was read is at worst missing, and its guests are seated nowhere until the next reading. */
const readAll = async (eventId: EventId): Promise<SeatingData> => {
  const seating = await fetchCall(readSeating, { params: { eventId } });
  return { seating, base: baseOf(seating, await readGuests(eventId)) };
};

const seatingApi = api.injectEndpoints({
  endpoints: (b) => ({
    seating: b.query<SeatingData, EventId>({
      queryFn: (eventId): Promise<{ data: SeatingData } | { error: CallFailure }> =>
        readAll(eventId).then(
          (data) => ({ data }),
          (error: unknown) => ({ error: problemOf(error) }),
        ),
    }),
  }),
});

const releaseApi = seatingApi.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      tableRelease: read(readTableRelease),
      releaseTables: change(releaseTables),
    };
  },
});

export const { useSeatingQuery, useTableReleaseQuery, useReleaseTablesMutation } = releaseApi;
