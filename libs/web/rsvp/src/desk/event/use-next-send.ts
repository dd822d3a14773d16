import type { Invitation, RsvpStats } from '@smachot/contracts';
import { now } from '@smachot/web-platform';
import { useMemo } from 'react';
import { useMayEdit } from '../../may-edit';
import { useMatchingQuery } from '../guests/guests-api';
import { isFiltered, type GuestFilter } from '../filters/filters';
import { countsOf, nextSend, sendToChosen, type NextSend } from './next-send';

type Desk = { invitation: Invitation; stats: RsvpStats; filter: GuestFilter; chosen: number };

/** The sending that the desk offers: to the selected guests, else to the filtered ones, else to all guests who are due. */
export const useNextSend = ({ invitation, stats, filter, chosen }: Desk): NextSend | null => {
  const mayEdit = useMayEdit();
  const filtered = isFiltered(filter);
  const { currentData: matching } = useMatchingQuery(
    { eventId: invitation._id, filter },
    { skip: !mayEdit || !filtered },
  );
  return useMemo(() => {
    if (!mayEdit) return null;
    const ofAll = nextSend(invitation, countsOf(stats), now());
    if (chosen > 0) return sendToChosen(ofAll, chosen);
    if (!filtered) return ofAll;
    return matching ? nextSend(invitation, matching, now(), 'filtered') : null;
  }, [mayEdit, invitation, stats, chosen, filtered, matching]);
};
