import { BookingForm } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { bookingRules, type BookingValues } from './booking-values';

/** The form of a booking; `send` returns the error, if any. */
export const useBookingForm = (
  defaults: BookingValues,
  send: (form: BookingForm) => Promise<unknown>,
  draft: string,
) => useContractForm(BookingForm, { ...bookingRules, defaults, send, draft });

export type BookingFormState = ReturnType<typeof useBookingForm>;
