import { useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { wallTime } from '@smachot/kernel';
import { useFollowable, type Followable } from '../linked/use-followable';
import type { EventFields } from './use-event-fields';

/**
 * Whether the number of the order is to follow the guests of an invitation, and of which: the one this person works on (whoever
 * comes from its desk), until another or none is chosen. It is part of the event that is stored on this device.
 */
export const useLinkedChoice = (signedIn: boolean, event: EventFields) => {
  const { eventId } = useStoredEvent();
  const store = useStoreEvent();
  const { query, invitations } = useFollowable(!signedIn);
  const chosen = invitations.find(({ _id }) => _id === eventId) ?? null;
  const follow = (invitation: Followable | null) => {
    if (invitation) {
      const { day, time, address } = event.values;
      const at = wallTime(new Date(invitation.date));
      // what is typed already stays: an order may be for another hour or place than the event
      event.change({
        ...(day ? {} : { day: at.day }),
        ...(time ? {} : { time: at.time }),
        ...(address ? {} : { address: invitation.location.address, place: invitation.location }),
      });
    }
    store({ eventId: invitation?._id ?? null });
  };
  return {
    query,
    invitations,
    chosen,
    follow,
    /** Nobody knows yet whether it is to follow. */
    pending: signedIn && eventId !== null && query.isLoading,
  };
};

export type LinkedChoice = ReturnType<typeof useLinkedChoice>;
