import type { GuestPage } from '@smachot/contracts';

/** How long an event is taken to last; its host gives only a start. */
const DURATION = 'PT5H';
const LINE_OCTETS = 75;

const escape = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Lines longer than 75 octets go on in the next one, after a space; characters stay whole. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
};

/** The event for a calendar, RFC 5545. Names no guest. */
export const calendarFile = (page: GuestPage, link: string, now: Date): string => {
  const geo = page.location.geocode;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smachot//RSVP//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${page.eventId}@smachot`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(page.date))}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${escape(page.title)}`,
    `DESCRIPTION:${escape(`${page.hostName}\n${page.wazeLink}`)}`,
    `LOCATION:${escape(page.location.address)}`,
    ...(geo ? [`GEO:${geo.lat};${geo.lng}`] : []),
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
