import type { GuestPage } from '@smachot/contracts';
import type { GuestAnswers } from './guest-calls';

/** `/rsvp/{eventId}#preview`: the hosts preview their guests' questions; nothing is sent. */
export const wantsPreview = (place: Pick<Location, 'hash'> = window.location): boolean =>
  place.hash === '#preview';

/** The public page as a guest without an answer would see it. */
export const asPreviewed = (page: GuestPage, attendeeName: string): GuestPage => ({
  ...page,
  guest: {
    attendeeName,
    answer: null,
    estimatedNumberOfGuests: 2,
    numberOfGuests: null,
    numberWaits: false,
    answered: [],
    specialRequests: null,
    transportation: null,
    tableName: null,
  },
});

/** The page as it would be after these answers. */
export const previewAnswer = (page: GuestPage, answers: GuestAnswers): GuestPage => {
  const guest = page.guest!;
  const now = [
    ...(answers.headcount === undefined ? [] : (['headcount'] as const)),
    ...(answers.specialRequests === undefined ? [] : (['special_requests'] as const)),
    ...(answers.transportation === undefined ? [] : (['transportation'] as const)),
  ];
  return {
    ...page,
    guest: {
      ...guest,
      answer: answers.attending ?? guest.answer,
      numberOfGuests: answers.headcount ?? guest.numberOfGuests,
      specialRequests:
        answers.specialRequests === undefined ? guest.specialRequests : answers.specialRequests || null,
      transportation: answers.transportation ?? guest.transportation,
      answered: [...new Set([...guest.answered, ...now])],
    },
  };
};
