import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The event this person last worked on: lets `/me` and the browse page continue where he was. */
export type StoredEvent = {
  eventId: string | null;
  participants: number | null;
  datetime: string | null;
  address: string | null;
};

export const STORED_EVENT_KEY = 'storedEvent';
const nothing: StoredEvent = { eventId: null, participants: null, datetime: null, address: null };

const text = (value: unknown) => (typeof value === 'string' ? value : null);

export const readStoredEvent = (saved: string | null): StoredEvent => {
  try {
    const value = (JSON.parse(saved ?? 'null') ?? {}) as Record<string, unknown>;
    const participants = value['participants'];
    return {
      eventId: text(value['eventId']),
      participants: typeof participants === 'number' && participants > 0 ? participants : null,
      datetime: text(value['datetime']),
      address: text(value['address']),
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
