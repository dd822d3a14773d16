import * as z from 'zod/mini';
import { call } from '../call';
import { RegistrationId, TicketId } from '../ids';
import { Instant, Language } from '../primitives';
import { LocationType } from './event-fields';
import { RegistrationStatus } from './registrations';

/** 32 signs that are not mistaken for each other: without I, L, O and U. */
export const TICKET_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 signs of 5 bits each: 80 random bits. */
export const TICKET_CODE_LENGTH = 16;
const CODE = new RegExp(`^[${TICKET_ALPHABET}]{${TICKET_CODE_LENGTH}}$`);
export const TicketCode = z.string().check(z.regex(CODE));

/** The path of the page a ticket's QR code leads to; the page names nobody. */
export const ticketPath = (code: string): string => `/t/${code}`;

/** The path of the page of a registration for its person: tickets, and what the hosts wrote. */
export const ticketsPage = (registrationId: string): string => `/me/tickets/${registrationId}`;

/**
 * The code in what was scanned (the address of a ticket) or typed: any case, with spaces or dashes, O for 0, I and L for 1.
 * Null: it holds none.
 */
export const readTicketCode = (text: string): string | null => {
  const typed = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
};

/** A code in groups of four, for people. */
export const groupedTicketCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** One seat of an approved registration. */
export const Ticket = z.object({
  ticketId: TicketId,
  /** From 1 to the registration's participants. */
  seat: z.number(),
  code: TicketCode,
  /** What its QR code holds: an absolute address. */
  address: z.string(),
  /** Its QR code with the quiet zone: the dark modules as an SVG path, in a square of `size` modules. */
  qr: z.object({ path: z.string(), size: z.number() }),
});
export type Ticket = z.infer<typeof Ticket>;

/** What the page of tickets shows; it is kept on the device. Neither prices nor links to meetings. */
export const OwnTickets = z.object({
  registrationId: RegistrationId,
  status: RegistrationStatus,
  /** On the waiting list; not among what is pending for the host. */
  waitlisted: z.boolean(),
  participants: z.number(),
  /** Money that was paid for it came back, or is on its way. */
  refunded: z.boolean(),
  /** Of the person who registered. */
  fullName: z.string(),
  ticketName: z.nullable(z.string()),
  event: z.object({
    slug: z.string(),
    title: z.string(),
    language: Language,
    startDatetime: Instant,
    endDatetime: Instant,
    locationType: LocationType,
    location: z.string(),
    /** Null: online, or the host is off the site. */
    address: z.nullable(z.string()),
    wazeLink: z.nullable(z.string()),
    mapLink: z.nullable(z.string()),
    /** It has a public page and a file for calendars. */
    hasPage: z.boolean(),
    isCanceled: z.boolean(),
  }),
  /** By seat; none unless it is approved. */
  tickets: z.array(Ticket),
});
export type OwnTickets = z.infer<typeof OwnTickets>;

/** The tickets of the caller's own registration. */
export const listOwnTickets = call({
  id: 'hostedEvents.ownTickets',
  method: 'GET',
  path: '/v1/events/registrations/:registrationId/tickets',
  access: 'user',
  ownEyes: true,
  params: z.object({ registrationId: RegistrationId }),
  answer: OwnTickets,
});
/** The same to print, a page for each ticket. Refusals: registration.not_approved. */
export const ownTicketsFile = call({
  id: 'hostedEvents.ownTicketsFile',
  method: 'GET',
  path: '/v1/events/registrations/:registrationId/tickets.pdf',
  access: 'user',
  ownEyes: true,
  params: z.object({ registrationId: RegistrationId }),
  media: 'application/pdf',
  perMinute: 10,
});
