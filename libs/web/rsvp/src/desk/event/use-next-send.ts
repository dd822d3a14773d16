import type { Invitation, RsvpStats } from '@smachot/contracts';
import { now } from '@smachot/web-platform';
import { useMemo } from 'react';
import { useMayEdit } from '../../may-edit';
import { useMatchingQuery } from '../guests/guests-api';
import { useGuestsById } from '../guests/guests-by-id';
import { isFiltered, type GuestFilter } from '../filters/filters';
import type { Selection } from '../selection/selection';
import { countsOf, countsOfChosen, nextSend, type NextSend } from './next-send';

type Desk = { invitation: Invitation; stats: RsvpStats; filter: GuestFilter; chosen: Selection };

/** The sending that the desk offers: to the selected guests, else to the filtered ones, else to all guests who are due. */
export const useNextSend = ({ invitation, stats, filter, chosen }: Desk): NextSend | null => {
  const mayEdit = useMayEdit();
  const filtered = isFiltered(filter);
  const { currentData: matching } = useMatchingQuery(
    { eventId: invitation._id, filter },
    { skip: !mayEdit || !filtered },
  );
  const ids = useMemo(() => (mayEdit ? [...chosen] : []), [mayEdit, chosen]);
  const { byId, complete } = useGuestsById(invitation._id, ids);
  return useMemo(() => {
    if (!mayEdit) return null;
    const ofAll = countsOf(stats);
    if (ids.length > 0) {
      const guests = ids.flatMap((id) => byId.get(id) ?? []);
      return complete ? nextSend(invitation, countsOfChosen(guests, ofAll, now()), now(), 'chosen') : null;
    }
    if (!filtered) return nextSend(invitation, ofAll, now());
    return matching ? nextSend(invitation, matching, now(), 'filtered') : null;
  }, [mayEdit, invitation, stats, ids, byId, complete, filtered, matching]);
};
