import {
  type AttendeeGroup,
  cancelFollowingEvents,
  changeFollowingEvents,
  createHostedEvent,
  decideRegistration,
  deleteHostedEvent,
  duplicateHostedEvent,
  eventScans,
  getHostedEvent,
  listAttendees,
  listHostedEvents,
  listHostedEventsOfStore,
  patchHostedEvent,
  previewRepeats,
  type PublicEventId,
  repeatHostedEvent,
  updateHostedEvent,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const hostingApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      ownEvents: pages(listHostedEvents, (_: null, page) => ({ query: page }), ['HostedEvent']),
      storeEvents: pages(
        listHostedEventsOfStore,
        (store: string, page) => ({ params: { extra: store }, query: page }),
        ['HostedEvent'],
      ),
      hostedEvent: read(getHostedEvent, ['HostedEvent']),
      eventScans: read(eventScans, ['HostedEvent']),
      createEvent: change(createHostedEvent, ['HostedEvent']),
      updateEvent: change(updateHostedEvent, ['HostedEvent']),
      patchEvent: change(patchHostedEvent, ['HostedEvent']),
      previewRepeats: read(previewRepeats),
      repeatEvent: change(repeatHostedEvent, ['HostedEvent']),
      changeFollowing: change(changeFollowingEvents, ['HostedEvent']),
      // called off dates are not read again
      cancelFollowing: change(cancelFollowingEvents),
      duplicateEvent: change(duplicateHostedEvent, ['HostedEvent']),
      // a deleted event is not read again, which would show that it is missing
      deleteEvent: change(deleteHostedEvent),
      attendees: pages(
        listAttendees,
        ({ hostedEventId, group }: { hostedEventId: PublicEventId; group: AttendeeGroup }, page) => ({
          params: { hostedEventId },
          query: { group, ...page },
        }),
        ['HostedEvent'],
      ),
      decide: change(decideRegistration, ['HostedEvent']),
    };
  },
});

export const {
  useOwnEventsInfiniteQuery,
  useStoreEventsInfiniteQuery,
  useHostedEventQuery,
  useEventScansQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  usePatchEventMutation,
  usePreviewRepeatsQuery,
  useRepeatEventMutation,
  useChangeFollowingMutation,
  useCancelFollowingMutation,
  useDuplicateEventMutation,
  useDeleteEventMutation,
  useAttendeesInfiniteQuery,
  useDecideMutation,
} = hostingApi;
