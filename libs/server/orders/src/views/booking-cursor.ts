import type { BookingId } from '@smachot/contracts';
import { isId } from '@smachot/kernel';

export type BookingPosition = { startsAt: Date; id: BookingId };

export const bookingCursor = ({ startsAt, id }: BookingPosition): string => `${startsAt.toISOString()}_${id}`;

/** The booking after which a list goes on; undefined, which means from the start, for a missing or invalid cursor. */
export const readBookingCursor = (cursor: string | undefined): BookingPosition | undefined => {
  const [at = '', id = ''] = cursor?.split('_') ?? [];
  const startsAt = new Date(at);
  return isId(id) && !Number.isNaN(startsAt.getTime()) ? { startsAt, id } : undefined;
};
