import type { PartnerProfile, StoreDay } from '@smachot/contracts';
import { now, useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { useMemo, useRef, useState } from 'react';
import { useDaysAround } from '../other-dates';
import { readEvent, storedOf, valuesOf, type EventValues } from './event-values';

/** The store does not work on that day, or not at that time of it. A day that is full may be free again: the server says so. */
const isClosed = ({ state, hours }: StoreDay, time: string): boolean =>
  state === 'closed' || (state === 'open' && !hours.some(({ from, to }) => from <= time && time < to));

/** The chosen day as the store has it; undefined until it is read. */
const useChosenDay = ({ partnerUsername }: PartnerProfile, { day, time }: EventValues) => {
  const found = useDaysAround(partnerUsername, day).data?.days.find((one) => one.day === day);
  return { found, closed: found !== undefined && time !== '' && isClosed(found, time) };
};

/** The event as typed here; parsed values are stored on this device, for the store's other pages and the next visit. */
export const useEventFields = (of: PartnerProfile) => {
  const stored = useStoredEvent();
  const store = useStoreEvent();
  const [values, setValues] = useState(() => valuesOf(stored));
  // a place arrives after its look-up: it is merged into the values typed by then
  const latest = useRef(values);
  const change = (patch: Partial<EventValues>) => {
    latest.current = { ...latest.current, ...patch };
    setValues(latest.current);
    store(storedOf(latest.current));
  };
  const understood = useMemo(() => storedOf(values), [values]);
  const { info, problems } = readEvent(values, of.isMobile, now());
  const { found, closed } = useChosenDay(of, values);
  return {
    values,
    change,
    ...understood,
    /** Read from the store's calendar. */
    storeDay: found,
    isClosed: closed,
    info: closed ? null : info,
    problems: closed ? { datetime: 'slot.closed', ...problems } : problems,
  };
};

export type EventFields = ReturnType<typeof useEventFields>;
