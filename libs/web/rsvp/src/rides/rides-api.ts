import {
  assignPassengers,
  assignRest,
  choosePassengerStop,
  type EventId,
  listPassengers,
  type PassengerFilter,
  readRides,
  releaseRides,
  removeBus,
  removeRideStop,
  saveBus,
  saveRideStop,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Which passengers are shown: by what they wait for, or those of a bus or a stop. */
type PassengerList = { eventId: EventId; filter: PassengerFilter; stopId?: string; busId?: string };

type EventArg = { params: { eventId: EventId } };
/** Every change reads the rides again, also after a refusal: another host or a guest was faster. */
const changed = (_: unknown, __: unknown, { params }: EventArg) => [
  { type: 'Desk' as const, id: params.eventId },
];

const ridesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, pages, change } = endpointsOf(b);
    return {
      rides: read(readRides, (_, __, { params }) => [{ type: 'Desk', id: params.eventId }]),
      passengers: pages(
        listPassengers,
        ({ eventId, ...query }: PassengerList, page) => ({
          params: { eventId },
          query: { ...query, ...page },
        }),
        (_, __, { eventId }) => [{ type: 'Desk', id: eventId }],
      ),
      saveRideStop: change(saveRideStop, changed),
      removeRideStop: change(removeRideStop, changed),
      saveBus: change(saveBus, changed),
      removeBus: change(removeBus, changed),
      releaseRides: change(releaseRides, changed),
      choosePassengerStop: change(choosePassengerStop, changed),
      assignPassengers: change(assignPassengers, changed),
      assignRest: change(assignRest, changed),
    };
  },
});

export const {
  useRidesQuery,
  usePassengersInfiniteQuery,
  useSaveRideStopMutation,
  useRemoveRideStopMutation,
  useSaveBusMutation,
  useRemoveBusMutation,
  useReleaseRidesMutation,
  useChoosePassengerStopMutation,
  useAssignPassengersMutation,
  useAssignRestMutation,
} = ridesApi;
