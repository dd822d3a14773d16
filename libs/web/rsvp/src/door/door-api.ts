import { countArrived, createDoorLink, listDoorLinks, revokeDoorLink } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const doorApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      // read again with the counts of the desk
      arrived: read(countArrived, (_, __, { params }) => [{ type: 'Desk', id: params.eventId }]),
      doorLinks: read(listDoorLinks, ['Cohosts']),
      createDoorLink: change(createDoorLink, ['Cohosts']),
      revokeDoorLink: change(revokeDoorLink, ['Cohosts']),
    };
  },
});

export const { useArrivedQuery, useDoorLinksQuery, useCreateDoorLinkMutation, useRevokeDoorLinkMutation } =
  doorApi;
