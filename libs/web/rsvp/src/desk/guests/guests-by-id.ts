import { type EventId, listRsvps, type Rsvp, type RsvpId } from '@smachot/contracts';
import {
  fetchCall,
  problemOf,
  useAppSelector,
  type CallFailure,
  type RootState,
} from '@smachot/web-platform';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { guestsApi, useGuestQuery } from './guests-api';
import { apiState } from './guest-cache';

const BIGGEST_PAGE = 500;

const readAll = async (eventId: EventId): Promise<Rsvp[]> => {
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

/** Read only when several are wanted and one of their rows has not been scrolled to. */
const wholeListApi = guestsApi.injectEndpoints({
  endpoints: (b) => ({
    everybody: b.query<Rsvp[], string>({
      queryFn: (eventId): Promise<{ data: Rsvp[] } | { error: CallFailure }> =>
        readAll(eventId).then(
          (data) => ({ data }),
          (error: unknown) => ({ error: problemOf(error) }),
        ),
      keepUnusedDataFor: 60,
      providesTags: (_, __, eventId) => [{ type: 'Guests', id: eventId }],
    }),
  }),
});

/** Every guest of the event that any list in memory holds. */
const loaded = createSelector(
  [(state: RootState) => state.api, (_: RootState, eventId: EventId) => eventId],
  (slice, eventId) => {
    const state = apiState({ api: slice });
    const byId = new Map<string, Rsvp>();
    for (const list of guestsApi.util.selectCachedArgsForQuery(state, 'guests')) {
      if (list.eventId !== eventId) continue;
      const kept = guestsApi.endpoints.guests.select(list)(state).data;
      for (const page of kept?.pages ?? []) for (const guest of page.rsvps) byId.set(guest._id, guest);
    }
    return byId;
  },
);

export type GuestsById = {
  byId: ReadonlyMap<string, Rsvp>;
  complete: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => void;
};

/** The records of these guests, from memory; from the server when one of them is not in memory. */
export const useGuestsById = (eventId: EventId, ids: readonly RsvpId[]): GuestsById => {
  const inMemory = useAppSelector((state) => loaded(state, eventId));
  const missing = ids.some((id) => !inMemory.has(id));
  const everybody = wholeListApi.useEverybodyQuery(eventId, { skip: !missing });
  const { data, isError, error, refetch } = everybody;
  const byId = useMemo(() => {
    if (!data) return inMemory;
    return new Map([...data.map((guest) => [guest._id, guest] as const), ...inMemory]);
  }, [data, inMemory]);
  return {
    byId,
    complete: !missing || data !== undefined || isError,
    isError: missing && isError,
    error,
    refetch: () => void refetch(),
  };
};

/** One guest, from memory; from the server when the row is not loaded. `gone`: the guest does not exist (any more). */
export const useOneGuest = (eventId: EventId, rsvpId: RsvpId) => {
  const inMemory = useAppSelector((state) => loaded(state, eventId).get(rsvpId));
  const asked = useGuestQuery({ params: { eventId, rsvpId } }, { skip: inMemory !== undefined });
  const gone = asked.isError && problemOf(asked.error).status === 404;
  return {
    guest: inMemory ?? (gone ? undefined : asked.currentData),
    gone,
    error: asked.isError && !gone ? asked.error : undefined,
    refetch: () => void asked.refetch(),
  };
};
