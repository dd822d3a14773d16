import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EventId, Location, Occasion } from '@smachot/contracts';

/** The event this person last worked on: lets `/me`, the browse page, stores and the checkout continue where he was. */
export type StoredEvent = {
  /** The id of the person's own invitation; null: only entered on the browse page. */
  eventId: EventId | null;
  celebrating: Occasion | null;
  participants: number | null;
  datetime: string | null;
  location: Location | null;
};

export const STORED_EVENT_KEY = 'storedEvent';
const nothing: StoredEvent = {
  eventId: null,
  celebrating: null,
  participants: null,
  datetime: null,
  location: null,
};

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const instant = (value: unknown) => (Number.isNaN(Date.parse(text(value) ?? '')) ? null : text(value));

const place = (value: Record<string, unknown>): Location | null => {
  const known = Location.safeParse(value['location'] ?? { address: value['address'] });
  return known.success ? known.data : null;
};

export const readStoredEvent = (saved: string | null): StoredEvent => {
  try {
    const value = (JSON.parse(saved ?? 'null') ?? {}) as Record<string, unknown>;
    const participants = value['participants'];
    return {
      eventId: text(value['eventId']),
      celebrating: Occasion.options.find((type) => type === value['celebrating']) ?? null,
      participants: Number.isInteger(participants) && Number(participants) > 0 ? Number(participants) : null,
      datetime: instant(value['datetime']),
      location: place(value),
    };
  } catch {
    return nothing;
  }
};

export const storedEventSlice = createSlice({
  name: 'storedEvent',
  initialState: nothing,
  reducers: {
    eventStored: (stored, { payload }: PayloadAction<Partial<StoredEvent>>) => ({ ...stored, ...payload }),
    eventForgotten: () => nothing,
  },
});
export const { eventStored, eventForgotten } = storedEventSlice.actions;
