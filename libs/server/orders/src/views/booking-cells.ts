import { nationalPhone, stripInvisible, toShekels, wallTime } from '@smachot/kernel';
import type { XlsxCell } from '@smachot/server-documents';
import type { ExportColumn, ExportWords } from '../texts/export-columns';
import type { BookingState } from '../domain/bookings/booking';

const dayOf = (at: Date): string => wallTime(at).day.split('-').reverse().join('/');

/** Cells of a phone booking among exported orders; the payment columns stay empty. */
export const bookingCells = (
  state: BookingState,
  words: ExportWords,
): Partial<Record<ExportColumn, XlsxCell>> => ({
  code: words.byPhone,
  status: state.status === 'removed' ? null : words.bookings[state.status],
  date: dayOf(state.startsAt),
  from: wallTime(state.startsAt).time,
  to: wallTime(state.endsAt).time,
  menu: stripInvisible(state.title),
  participants: state.participants,
  customer: stripInvisible(state.customerName),
  phone: state.customerPhone && nationalPhone(state.customerPhone),
  address: stripInvisible(state.place),
  price: state.price === null ? null : toShekels(state.price),
  remarks: stripInvisible(state.note),
});
