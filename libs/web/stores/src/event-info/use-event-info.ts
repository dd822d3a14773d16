import { now, useAddress, useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { ASKS, eventOf, sameEvent, type Ask, type EventInfo } from './event-info';

/** The stored event of the visitor; a past time is dropped. `save` replaces it. */
export const useEventInfo = () => {
  const stored = useStoredEvent();
  const store = useStoreEvent();
  const upcoming = stored.datetime !== null && new Date(stored.datetime) > now();
  const event: EventInfo = { ...eventOf(stored), datetime: upcoming ? stored.datetime : null };
  return {
    event,
    eventId: stored.eventId,
    save: (info: EventInfo) => {
      // an event with another number or day is no longer linked to its invitation
      if (!sameEvent(info, event)) store({ ...info, eventId: null });
    },
  };
};

/** The open question about the event, kept in the address, so that "back" closes it. */
export const useAsk = (): [Ask | null, (ask: Ask | null) => void] => {
  const [value, set] = useAddress('ask', '');
  return [ASKS.find((ask) => ask === value) ?? null, (ask) => set(ask, ask === null ? {} : { push: true })];
};
