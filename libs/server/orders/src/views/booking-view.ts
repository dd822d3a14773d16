import type { Booking as BookingContract } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { BookingState } from '../domain/bookings/booking';

export const bookingView = (state: BookingState): BookingContract => ({
  bookingId: state.id,
  status: state.status,
  startsAt: state.startsAt.toISOString(),
  endsAt: state.endsAt.toISOString(),
  customerName: state.customerName,
  customerPhone: state.customerPhone,
  eventKind: state.eventKind,
  participants: state.participants,
  pricingUnitId: state.unitId,
  title: state.title,
  place: state.place,
  price: state.price === null ? null : toShekels(state.price),
  note: state.note,
  menu: state.menu,
  dishes: state.dishes,
  askedAt: state.askedAt?.toISOString() ?? null,
  answeredAt: state.answeredAt?.toISOString() ?? null,
  declinedBecause: state.declinedBecause,
  reason: state.reason,
  version: state.version,
});
