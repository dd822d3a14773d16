import { BookingForm } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { bookingRules, type BookingValues } from './booking-values';

/** The form of a booking; `send` returns the error, if any. */
export const useBookingForm = (
  defaults: BookingValues,
  send: (form: BookingForm) => Promise<unknown>,
  kept: { draft: string; version?: number },
) => useContractForm(BookingForm, { ...bookingRules, defaults, send, ...kept });

export type BookingFormState = ReturnType<typeof useBookingForm>;
