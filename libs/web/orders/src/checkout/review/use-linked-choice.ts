import type { LinkedCount } from '@smachot/contracts';
import { useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { wallTime } from '@smachot/kernel';
import { useFollowable, type Followable } from '../../linked/use-followable';
import { useInputs } from '../inputs';
import type { EventFields } from './use-event-fields';

/**
 * The invitation whose guests the order's number follows, if any: the one this person works on (having come from
 * its desk), until another or none is chosen. It is part of the event that is stored on this device.
 */
export const useLinkedChoice = (signedIn: boolean, event: EventFields) => {
  const { eventId } = useStoredEvent();
  const store = useStoreEvent();
  const { query, invitations } = useFollowable(!signedIn);
  const chosen = invitations.find(({ _id }) => _id === eventId) ?? null;
  const { followsCounts: wanted, change } = useInputs();
  // only guests who are asked say whether they need a ride
  const asksRides = chosen?.rsvpConfig.questions.includes('transportation') ?? false;
  const follow = (invitation: Followable | null) => {
    if (invitation) {
      const { day, time, address } = event.values;
      const at = wallTime(new Date(invitation.date));
      // typed values stay, because an order may be for another hour or place than the event
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
    asksRides,
    counts: asksRides ? wanted : ('guests' as const),
    count: (followsCounts: LinkedCount) => change({ followsCounts }),
    /** The link is still undetermined while the invitations load. */
    pending: signedIn && eventId !== null && query.isLoading,
  };
};
