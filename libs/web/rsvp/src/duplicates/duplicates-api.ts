import { keepGuestsApart, listDuplicates, mergeGuests } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const duplicatesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      // Not read again with every message that arrives: only when guests are added, deleted, renamed or get another phone.
      duplicates: read(listDuplicates, (_, __, { params }) => [
        { type: 'Duplicates', id: params.eventId },
        { type: 'Guests', id: params.eventId },
      ]),
      mergeGuests: change(mergeGuests, (_, failed, { params }) =>
        failed
          ? [{ type: 'Duplicates', id: params.eventId }]
          : [
              { type: 'Guests', id: params.eventId },
              { type: 'Desk', id: params.eventId },
              { type: 'Inbox', id: params.eventId },
              'History',
            ],
      ),
      keepGuestsApart: change(keepGuestsApart, (_, __, { params }) => [
        { type: 'Duplicates', id: params.eventId },
      ]),
    };
  },
});

export const { useDuplicatesQuery, useMergeGuestsMutation, useKeepGuestsApartMutation } = duplicatesApi;
