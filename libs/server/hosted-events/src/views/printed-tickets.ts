import { groupedTicketCode, type Language, type OwnTickets } from '@smachot/contracts';
import { formatDate, formatLongDate, formatTime, plain } from '@smachot/i18n';
import { stripInvisible } from '@smachot/kernel';
import type { PrintedTicket } from '@smachot/server-documents';
import { TICKET_WORDS } from '../texts/ticket-words';

/** Date and hour in Israel; with the last day where it is another one. */
const whenOf = ({ startDatetime, endDatetime }: OwnTickets['event'], language: Language): string => {
  const [start, end] = [new Date(startDatetime), new Date(endDatetime)];
  const from = `${formatLongDate(start, language)}, ${formatTime(start, language)}`;
  const last = formatDate(end, language);
  return plain(formatDate(start, language) === last ? from : TICKET_WORDS[language].until(from, last));
};

/** The tickets as they are printed, in the person's language. */
export const printedTickets = (
  { event, tickets, participants, fullName, ticketName }: OwnTickets,
  language: Language,
): PrintedTicket[] => {
  const words = TICKET_WORDS[language];
  const place = [event.location, event.address].filter(Boolean).join(', ');
  return tickets.map(({ seat, code, address }) => ({
    heading: stripInvisible(event.title),
    lines: [
      whenOf(event, language),
      stripInvisible(place) || words.online,
      [ticketName && stripInvisible(ticketName), words.seat(seat, participants)].filter(Boolean).join(' · '),
      stripInvisible(fullName),
    ],
    address,
    code: groupedTicketCode(code),
    foot: words.foot,
  }));
};
