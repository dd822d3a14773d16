import type { Location, Occasion } from '@smachot/contracts';
import { atWallTime, isTooFarAhead, wallTime } from '@smachot/kernel';
import type { StoredEvent } from '@smachot/web-platform';

/** Occasion, time, place and number of participants of a celebration. */
export type EventInfo = Pick<StoredEvent, 'celebrating' | 'datetime' | 'location' | 'participants'>;
export const noEvent: EventInfo = { celebrating: null, datetime: null, location: null, participants: null };

export const eventOf = ({ celebrating, datetime, location, participants }: EventInfo): EventInfo => ({
  celebrating,
  datetime,
  location,
  participants,
});

const samePlace = (a: Location | null, b: Location | null): boolean =>
  a?.address === b?.address &&
  a?.placeId === b?.placeId &&
  a?.town === b?.town &&
  a?.geocode?.lat === b?.geocode?.lat &&
  a?.geocode?.lng === b?.geocode?.lng;

const sameInstant = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

export const sameEvent = (a: EventInfo, b: EventInfo): boolean =>
  a.celebrating === b.celebrating &&
  a.participants === b.participants &&
  sameInstant(a.datetime, b.datetime) &&
  samePlace(a.location, b.location);

/** The four questions about the event. */
export const ASKS = ['what', 'when', 'where', 'who'] as const;
export type Ask = (typeof ASKS)[number];

/** The form's values: day and time on a clock in Israel. */
export type EventValues = {
  celebrating: Occasion | '';
  day: string;
  time: string;
  address: string;
  /** Chosen from the suggestions; valid only while the text is unchanged. */
  place: Location | null;
  participants: string;
};
export const USUAL_TIME = '19:30';
const MOST_PARTICIPANTS = 100_000;

export const valuesOf = ({ celebrating, datetime, location, participants }: EventInfo): EventValues => {
  const at = datetime === null ? { day: '', time: '' } : wallTime(new Date(datetime));
  return {
    celebrating: celebrating ?? '',
    day: at.day,
    time: at.time,
    address: location?.address ?? '',
    place: location,
    participants: participants === null ? '' : String(participants),
  };
};

/** Codes of the contract's problems, by field. */
export type EventProblems = Partial<Record<'day' | 'participants', string>>;

/** Parses the form. All fields are optional, but given values must be valid. A day without an hour means the evening. */
export const infoOf = (
  { celebrating, day, time, address, place, participants }: EventValues,
  now: Date,
): { ok: true; info: EventInfo } | { ok: false; problems: EventProblems } => {
  const problems: EventProblems = {};
  const start = day ? atWallTime(day, time || USUAL_TIME) : null;
  if (start && start <= now) problems.day = 'slot.past';
  if (start && isTooFarAhead(start, now)) problems.day = 'slot.too_far';
  const count = participants.trim() ? Number(participants) : null;
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= MOST_PARTICIPANTS))
    problems.participants = 'number.positive';
  if (problems.day || problems.participants) return { ok: false, problems };
  const words = address.trim();
  return {
    ok: true,
    info: {
      celebrating: celebrating || null,
      datetime: start?.toISOString() ?? null,
      location: words ? (place?.address === words ? place : { address: words }) : null,
      participants: count,
    },
  };
};
