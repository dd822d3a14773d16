import { AnswerBookingLinkHandler, ReadBookingLinkHandler } from './answer-link';
import { AskCustomerHandler, SendBookingLinkHandler } from './ask-customer';
import { BookedMenus } from '../../services/booked-menus';
import { BookingRecipients } from '../../services/booking-recipients';
import { BookingLinks } from '../../services/booking-links';
import { TypedTerms } from '../../services/booking-terms';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { BookingLinkRepository } from '../../persistence/bookings/booking-link.repository';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import { EditBookingHandler, RemoveBookingHandler } from './change-booking';
import { EnterBookingHandler } from './enter-booking';
import { ForgetOldBookingsHandler, RemoveBookingsOfHandler } from './forget-bookings';
import { ListBookingsHandler, OneBookingHandler } from './read-bookings';

/** Providers of bookings taken by phone. */
export const bookingProviders = [
  BookedMenus,
  BookingLinkRepository,
  BookingLinks,
  BookingQueries,
  BookingRecipients,
  BookingRepository,
  TypedTerms,
  AnswerBookingLinkHandler,
  AskCustomerHandler,
  EditBookingHandler,
  EnterBookingHandler,
  ForgetOldBookingsHandler,
  ListBookingsHandler,
  OneBookingHandler,
  ReadBookingLinkHandler,
  RemoveBookingHandler,
  RemoveBookingsOfHandler,
  SendBookingLinkHandler,
];
