import { now, useAddress, useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { ASKS, eventOf, sameEvent, type Ask, type EventInfo } from './event-info';

/** The event somebody plans, as it is kept; a time that has passed is none. `save`: it becomes another one. */
export const useEventInfo = () => {
  const stored = useStoredEvent();
  const store = useStoreEvent();
  const upcoming = stored.datetime !== null && new Date(stored.datetime) > now();
  const event: EventInfo = { ...eventOf(stored), datetime: upcoming ? stored.datetime : null };
  return {
    event,
    eventId: stored.eventId,
    save: (info: EventInfo) => {
      // with another number or day it is no longer the invitation it came from
      if (!sameEvent(info, event)) store({ ...info, eventId: null });
    },
  };
};

/** Which question about the event is open, in the address: "back" closes it. */
export const useAsk = (): [Ask | null, (ask: Ask | null) => void] => {
  const [value, set] = useAddress('ask', '');
  return [ASKS.find((ask) => ask === value) ?? null, (ask) => set(ask, ask === null ? {} : { push: true })];
};
