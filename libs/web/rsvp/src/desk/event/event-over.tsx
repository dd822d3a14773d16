import type { Invitation, RsvpStats, StatsGroup } from '@smachot/contracts';
import { now } from '@smachot/web-platform';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** `over`: the event has begun, and guests without an answer have not answered. `maybe`: count of records that answered maybe. */
const EventOver = createContext({ over: false, maybe: 0 });
export const useEventOver = (): boolean => useContext(EventOver).over;

type Props = { invitation: Invitation; stats: RsvpStats; children: ReactNode };

export function EventOverProvider({ invitation: { date }, stats: { maybe }, children }: Props) {
  const over = new Date(date) <= now();
  const value = useMemo(() => ({ over, maybe }), [over, maybe]);
  return <EventOver value={value}>{children}</EventOver>;
}

/** The name of a group of guests: after the event, guests without an answer are no longer called "awaiting". */
export const useGroupWords = (): ((group: StatsGroup) => string) => {
  const { t } = useTranslation('rsvp');
  const { over, maybe } = useContext(EventOver);
  return (group) => {
    if (!over || group !== 'awaitingResponse') return t(`stats.${group}`);
    return t(maybe > 0 ? 'stats.noAnswerOrMaybe' : 'stats.noAnswer');
  };
};
