import { type EventId, getGuest, type Rsvp, type RsvpId } from '@smachot/contracts';
import { fetchCall, problemOf, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { useCallback } from 'react';
import { useChangeGuestMutation } from './guests-api';
import { patchGuests } from './guest-cache';
import type { Changes } from '../table/guest-row';
import { useAskConflict } from '../table/conflict.dialog';
import { useDeskProblem } from '../desk-problem';

/** A change without a number leaves the seats as the server counted them. */
const seatsAfter = (guest: Rsvp, { numberOfGuests, estimatedNumberOfGuests }: Changes): number => {
  const ownCounts = guest.rsvpStatus === 'confirmed' && guest.numberOfGuests !== null;
  return numberOfGuests ?? (ownCounts ? undefined : estimatedNumberOfGuests) ?? guest.seats;
};

/** The optimistic row, as it will be if the server agrees; statuses and rules are computed by the server and wait for its answer. */
export const optimisticGuest = (guest: Rsvp, { answer, version: _, ...changes }: Changes): Rsvp => ({
  ...guest,
  ...(changes as Partial<Rsvp>),
  estimatedNumberOfGuests: changes.estimatedNumberOfGuests ?? guest.estimatedNumberOfGuests,
  ...(answer ? { rsvpStatus: answer } : {}),
  seats: seatsAfter(guest, changes),
});

type Saving = { version: number; done: Promise<unknown> };
/** Own changes of a guest go one after the other, each upon the version the one before it made. */
const inFlight = new Map<string, Saving>();

const isConflict = (error: unknown): boolean => problemOf(error).code === 'conflict.version';

/** Saves changes upon the version that was seen; on a conflict the person chooses which value counts. */
const useSaveChanges = (eventId: EventId) => {
  const dispatch = useAppDispatch();
  const [change] = useChangeGuestMutation();
  const askConflict = useAskConflict();
  return useCallback(
    async (rsvpId: RsvpId, changes: Changes, seen: number): Promise<void> => {
      const params = { eventId, rsvpId };
      const show = (guest: Rsvp) => void dispatch(patchGuests(eventId, [guest._id], () => guest));
      for (let version = seen; ;) {
        try {
          const saved = await change({ params, body: { ...changes, version } }).unwrap();
          inFlight.set(rsvpId, { version: saved.version, done: Promise.resolve() });
          return show(saved);
        } catch (error) {
          if (!isConflict(error)) throw error;
          const theirs = await fetchCall(getGuest, { params });
          show(theirs);
          if ((await askConflict({ theirs, mine: changes })) === 'theirs') return;
          version = theirs.version;
        }
      }
    },
    [dispatch, change, eventId, askConflict],
  );
};

/**
 * Changes one guest: shown at once, reverted with a message when the server refuses. Where another host has changed the same
 * field meanwhile, both values are shown and the person chooses. True when it is settled and nothing is left to save. `seen`:
 * version of the record the person looked at when beginning to type.
 */
export const useChangeGuest = (eventId: EventId) => {
  const dispatch = useAppDispatch();
  const words = useProblemText();
  const tell = useDeskProblem();
  const save = useSaveChanges(eventId);
  return useCallback(
    async (guest: Rsvp, changes: Changes, seen = guest.version): Promise<boolean> => {
      const undo = dispatch(patchGuests(eventId, [guest._id], (now) => optimisticGuest(now, changes)));
      const before = inFlight.get(guest._id);
      const doing = (async () => {
        await before?.done.catch(() => undefined);
        await save(guest._id, changes, Math.max(seen, inFlight.get(guest._id)?.version ?? 0));
      })();
      inFlight.set(guest._id, { version: before?.version ?? 0, done: doing });
      try {
        await doing;
        tell(null);
        return true;
      } catch (error) {
        undo();
        tell(`${guest.attendeeName}: ${words(error)}`);
        return false;
      }
    },
    [dispatch, eventId, save, words, tell],
  );
};
