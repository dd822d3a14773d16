import { keepGuestsApart, listDuplicates, mergeGuests, type AnswerOf } from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

export const duplicatesApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    // Not read again with every message that arrives: only when guests are added, deleted, renamed or get another phone.
    duplicates: b.query<AnswerOf<typeof listDuplicates>, ArgOf<typeof listDuplicates>>({
      ...endpoint(listDuplicates),
      providesTags: (_, __, { params }) => [
        { type: 'Duplicates', id: params.eventId },
        { type: 'Guests', id: params.eventId },
      ],
    }),
    mergeGuests: b.mutation<AnswerOf<typeof mergeGuests>, ArgOf<typeof mergeGuests>>({
      ...endpoint(mergeGuests),
      invalidatesTags: (_, failed, { params }) =>
        failed
          ? [{ type: 'Duplicates', id: params.eventId }]
          : [
              { type: 'Guests', id: params.eventId },
              { type: 'Desk', id: params.eventId },
              { type: 'Inbox', id: params.eventId },
              'History',
            ],
    }),
    keepGuestsApart: b.mutation<AnswerOf<typeof keepGuestsApart>, ArgOf<typeof keepGuestsApart>>({
      ...endpoint(keepGuestsApart),
      invalidatesTags: (_, __, { params }) => [{ type: 'Duplicates', id: params.eventId }],
    }),
  }),
});

export const { useDuplicatesQuery, useMergeGuestsMutation, useKeepGuestsApartMutation } = duplicatesApi;
