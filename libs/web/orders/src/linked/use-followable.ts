import type { AnswerOf, listInvitations } from '@smachot/contracts';
import { now } from '@smachot/web-platform';
import { useFollowableQuery } from '../orders-api';

export type Followable = AnswerOf<typeof listInvitations>['invitations'][number];

/** Invitations that the person owns, with an upcoming event, the nearest first. The server refuses an order that follows another host's. */
export const useFollowable = (skip = false) => {
  const query = useFollowableQuery(undefined, { skip });
  const at = now();
  const invitations = (query.data ?? [])
    .filter(({ date, role }) => role === 'Owner' && new Date(date) > at)
    .sort((a, b) => a.date.localeCompare(b.date));
  return { query, invitations };
};
