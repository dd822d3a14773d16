import type { EventId, Rsvp } from '@smachot/contracts';
import { useEffect, useState } from 'react';
import { useGuestsNamedQuery } from './gifts-api';

const TYPING_MS = 150;

/** Guests whose name or phone has what is typed; none while nothing is asked for. */
export const useGuestSearch = (eventId: EventId, typed: string): Rsvp[] => {
  const wanted = typed.trim();
  const [asked, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { currentData } = useGuestsNamedQuery({ eventId, search: asked }, { skip: asked === '' });
  return wanted !== '' && asked === wanted ? (currentData ?? []) : [];
};
