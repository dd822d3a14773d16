import { cursorId } from '@smachot/kernel';
import type { RsvpState } from '../../domain/guests/rsvp-state';

type Place = (value: unknown) => string;
/**
 * Order and pagination of a list: `by` is the SQL order, `after` the condition for rows behind a cursor, `cursor` the cursor
 * of the last row shown.
 */
export type GuestOrder = {
  by: string;
  after: (cursor: string, place: Place) => string | null;
  cursor: (last: Pick<RsvpState, 'id' | 'estimated'>) => string;
};

export const byId: GuestOrder = {
  by: 'g.id',
  after: (cursor, place) => {
    const id = cursorId(cursor);
    return id && `g.id > ${place(id)}`;
  },
  cursor: ({ id }) => id,
};

/** Order by the estimated seats, which also stand for guests without an answer. */
export const mostSeatsFirst: GuestOrder = {
  by: 'g.estimated desc, g.id',
  after: (cursor, place) => {
    const [seats = '', last] = cursor.split('.');
    const id = cursorId(last);
    if (!id || !/^\d{1,4}$/.test(seats)) return null;
    const [at, from] = [place(Number(seats)), place(id)];
    return `(g.estimated < ${at} or (g.estimated = ${at} and g.id > ${from}))`;
  },
  cursor: ({ id, estimated }) => `${estimated}.${id}`,
};
