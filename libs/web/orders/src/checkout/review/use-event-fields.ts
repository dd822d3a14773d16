import { now, useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { useMemo, useRef, useState } from 'react';
import { readEvent, storedOf, valuesOf, type EventValues } from './event-values';

/** The event as typed here; parsed values are stored on this device, for the store's other pages and the next visit. */
export const useEventFields = (needsPlace: boolean) => {
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
  return { values, change, ...understood, ...readEvent(values, needsPlace, now()) };
};

export type EventFields = ReturnType<typeof useEventFields>;
