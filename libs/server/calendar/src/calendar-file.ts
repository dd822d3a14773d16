import type { Location } from '@smachot/contracts';

/** The assumed duration of an event of which only the start is known. */
const DURATION = 'PT5H';
const LINE_OCTETS = 75;

export type CalendarEntry = {
  /** The event's id: a second file of the same event replaces the first in a calendar. */
  id: string;
  title: string;
  description: string;
  starts: Date;
  ends?: Date;
  /** Absent: the event is online only. */
  location?: Location | undefined;
  /** The event's page, with origin. */
  link: string;
  standing?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Rises with each change: of two entries of one event the greater one counts. */
  sequence: number;
};

const escape = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n');
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

const placeLines = (location: Location | undefined): string[] => {
  if (!location) return [];
  const { address, geocode } = location;
  return [`LOCATION:${escape(address)}`, ...(geocode ? [`GEO:${geocode.lat};${geocode.lng}`] : [])];
};

const eventLines = (entry: CalendarEntry, now: Date): string[] => {
  const { id, title, description, starts, ends, location, link, standing, sequence } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@smachot`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    ...(standing === undefined ? [] : [`STATUS:${standing}`]),
    `DTSTART:${utc(starts)}`,
    ends ? `DTEND:${utc(ends)}` : `DURATION:${DURATION}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    ...placeLines(location),
    `URL:${link}`,
    'END:VEVENT',
  ];
};

const calendar = (method: 'PUBLISH' | 'CANCEL', lines: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smachot//RSVP//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

/** One event for a calendar, RFC 5545; of one that was called off the cancellation, by which calendars take it out (RFC 5546). */
export const calendarFile = (entry: CalendarEntry, now: Date): string =>
  calendar(entry.standing === 'CANCELLED' ? 'CANCEL' : 'PUBLISH', eventLines(entry, now));

/** A calendar of many events under one name, which clients read again every hour. */
export const calendarOf = (name: string, entries: CalendarEntry[], now: Date): string =>
  calendar('PUBLISH', [
    `X-WR-CALNAME:${escape(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => eventLines(entry, now)),
  ]);
