import { EventInfo, Location } from '@smachot/contracts';
import { atWallTime, isTooFarAhead, wallTime } from '@smachot/kernel';
import type { StoredEvent } from '@smachot/web-platform';

/** The values of the fields: numbers as typed, day and time on a clock in Israel. */
export type EventValues = {
  participants: string;
  /** YYYY-MM-DD, HH:MM; empty until chosen. */
  day: string;
  time: string;
  address: string;
  /** Chosen from the suggestions; valid only while the text is unchanged. */
  place: Location | null;
};
type EventField = 'participants' | 'datetime' | 'location';

export const valuesOf = ({ participants, datetime, location }: StoredEvent): EventValues => {
  const start = datetime === null ? { day: '', time: '' } : wallTime(new Date(datetime));
  return {
    participants: participants === null ? '' : String(participants),
    day: start.day,
    time: start.time,
    address: location?.address ?? '',
    place: location,
  };
};

/** The instant of a wall-clock day and time, or null while one of them is missing. */
export const instantOf = (day: string, time: string): string | null => {
  try {
    return atWallTime(day, time).toISOString();
  } catch {
    return null;
  }
};

/** The place keeps its coordinates only while its text is unchanged. */
const locationOf = ({ address, place }: EventValues): Location | null => {
  if (!address.trim()) return null;
  const typed = place && place.address === address.trim() ? place : { address };
  const read = Location.safeParse(typed);
  return read.success ? read.data : null;
};

const countOf = (typed: string): number | null => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null);

/** The event as it is stored on this device: parsed values, null for the rest. */
export const storedOf = (
  values: EventValues,
): Pick<StoredEvent, 'participants' | 'datetime' | 'location'> => {
  const participants = countOf(values.participants);
  return {
    participants: participants !== null && participants > 0 ? participants : null,
    datetime: instantOf(values.day, values.time),
    location: locationOf(values),
  };
};

export type ReadEvent = { info: EventInfo | null; problems: Partial<Record<EventField, string>> };

/** Parses the event of an order, or returns the missing fields. `needsPlace`: the business travels to the customer. */
export const readEvent = (values: EventValues, needsPlace: boolean, now: Date): ReadEvent => {
  const datetime = instantOf(values.day, values.time);
  const location = locationOf(values);
  const problems: ReadEvent['problems'] = {};
  const parsed = EventInfo.safeParse({
    participants: values.participants.trim() === '' ? undefined : Number(values.participants),
    datetime: datetime ?? '',
    location: needsPlace ? location : null,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as EventField;
    problems[field] ??= message;
  }
  if (datetime === null) problems.datetime = 'field.required';
  else if (new Date(datetime) <= now) problems.datetime = 'slot.past';
  else if (isTooFarAhead(new Date(datetime), now)) problems.datetime = 'slot.too_far';
  if (needsPlace && location === null) problems.location = 'price.place_missing';
  return { info: parsed.success && Object.keys(problems).length === 0 ? parsed.data : null, problems };
};
