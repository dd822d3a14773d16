import type { Rsvp } from '@smachot/contracts';
import { useAppDispatch, useProblemText } from '@smachot/web-platform';
import { useCallback } from 'react';
import { useChangeGuestMutation } from './guests-api';
import { patchGuests } from './guest-cache';
import type { Changes } from './guest-row';
import { useDeskProblem } from './desk-problem';

const seatsAfter = (guest: Rsvp, changes: Changes): number => {
  const number = changes.numberOfGuests === undefined ? guest.numberOfGuests : changes.numberOfGuests;
  return number ?? changes.estimatedNumberOfGuests ?? guest.estimatedNumberOfGuests;
};

/** What the row will look like if the server agrees; statuses and rules are the server's and wait for its answer. */
export const foreseen = (guest: Rsvp, { answer, approveNumber: _, ...changes }: Changes): Rsvp => ({
  ...guest,
  ...(changes as Partial<Rsvp>),
  ...(answer ? { rsvpStatus: answer } : {}),
  seats: seatsAfter(guest, changes),
});

/** A change of one guest: shown at once, taken back with words when the server refuses. True when it was kept. */
export const useChangeGuest = (eventId: string) => {
  const dispatch = useAppDispatch();
  const [change] = useChangeGuestMutation();
  const words = useProblemText();
  const tell = useDeskProblem();
  return useCallback(
    async (guest: Rsvp, changes: Changes): Promise<boolean> => {
      const undo = dispatch(patchGuests(eventId, [guest._id], (now) => foreseen(now, changes)));
      try {
        const kept = await change({ params: { eventId, rsvpId: guest._id }, body: changes }).unwrap();
        dispatch(patchGuests(eventId, [kept._id], () => kept));
        tell(null);
        return true;
      } catch (error) {
        undo();
        tell(`${guest.attendeeName}: ${words(error)}`);
        return false;
      }
    },
    [dispatch, change, eventId, words, tell],
  );
};
