import type { EventSeriesId, HostedEventForm, RepeatForm } from '@smachot/contracts';
import {
  accept,
  addDays,
  DAY_MS,
  lastRepeatedDay,
  MOST_DATES,
  refuse,
  type RefusalCode,
  type RepeatRule,
  repeatedDays,
  type Result,
  wallTime,
} from '@smachot/kernel';
import { formOf, later } from './form-of-event';
import type { HostedEvent } from './hosted-event';
import type { TicketTypeInput } from './ticket-types';

export type EventSeriesState = { id: EventSeriesId; repeats: RepeatForm; createdAt: Date };
/** A form whose kinds of tickets may be those of another date. */
export type DateForm = Omit<HostedEventForm, 'ticketTypes'> & { ticketTypes: TicketTypeInput[] };

const wrong = (code: RefusalCode, field: string): Result<never> =>
  refuse(code, { fields: { [`repeats.${field}`]: code } });

/** The days of a repetition that begins on `first`, which is among them. @param all also the days left out */
export const daysOf = (first: string, repeats: RepeatForm, all = false): Result<string[]> => {
  const { times, until } = repeats;
  if ((times == null) === (until == null)) return wrong('hosted_event.repeat_end', 'times');
  if (until && until > lastRepeatedDay(first)) return wrong('hosted_event.repeat_too_far', 'until');
  const rule: RepeatRule = all ? { ...repeats, leaveOut: [] } : repeats;
  const days = repeatedDays(first, rule);
  if (days.length < 2) return wrong('hosted_event.repeat_none', until ? 'until' : 'times');
  if (!all && days.length > MOST_DATES)
    return wrong('hosted_event.repeat_too_many', until ? 'until' : 'times');
  return accept(days);
};

const dayOf = (instant: string): string => wallTime(new Date(instant)).day;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** Start and end of an event that moves by days; its hours on the clock stay. */
export const timesAfter = <Times extends Pick<HostedEventForm, 'startDatetime' | 'endDatetime'>>(
  { startDatetime, endDatetime }: Times,
  days: number,
) => ({ startDatetime: later(startDatetime, days), endDatetime: later(endDatetime, days) });

/** The same kinds of tickets for another date, whose windows move with it. `ids`: of the other date, by kind. */
const ticketsFor = (
  event: HostedEvent,
  days: number,
  ids: ReadonlyMap<string, TicketTypeInput['id']>,
): TicketTypeInput[] =>
  formOf(event).ticketTypes.map(({ id: _, ...form }, at) => {
    const { kindId } = event.tickets[at]!;
    const known = ids.get(kindId);
    return {
      ...form,
      kindId,
      ...(known ? { id: known } : {}),
      validFrom: form.validFrom ? later(form.validFrom, days) : null,
      validTo: form.validTo ? later(form.validTo, days) : null,
    };
  });

/** The form of another date of the event, on another day. */
export const dateOn = (event: HostedEvent, day: string): DateForm => {
  const form = formOf(event);
  const days = daysBetween(dayOf(form.startDatetime), day);
  return { ...form, ...timesAfter(form, days), ticketTypes: ticketsFor(event, days, new Map()) };
};

/** What every date of a series takes over, also one with registrations. */
const WORDS = ['title', 'description', 'type', 'language', 'meetingUrl', 'chatGroupUrl', 'budget'] as const;
type Field = keyof HostedEventForm;
const isWord = (field: Field): boolean => (WORDS as readonly Field[]).includes(field);

/** What was changed of one date, to be changed of the dates after it. */
export class SeriesEdit {
  private readonly fields: Field[];

  constructor(
    private readonly before: HostedEventForm,
    private readonly event: HostedEvent,
  ) {
    const after = formOf(event);
    this.fields = (Object.keys(after) as Field[]).filter(
      (field) => JSON.stringify(after[field] ?? null) !== JSON.stringify(before[field] ?? null),
    );
  }

  /** Whether a date with registrations keeps something as it was. */
  get wordsOnly(): boolean {
    return this.fields.every(isWord);
  }

  /** The change of a later date; without fields there is none. @param registered whether somebody is registered for it */
  of(other: HostedEvent, registered: boolean): Partial<DateForm> {
    const after = formOf(this.event);
    const fields = registered ? this.fields.filter((field) => this.isTaken(field)) : this.fields;
    const change: Partial<DateForm> = Object.fromEntries(fields.map((field) => [field, after[field]]));
    if (fields.includes('ticketTypes')) change.ticketTypes = this.ticketsOf(other);
    if (fields.includes('startDatetime') || fields.includes('endDatetime'))
      Object.assign(change, this.timesOf(other));
    return change;
  }

  /** Whether a date with registrations takes a field over. The link goes with the way people take part, which stays. */
  private isTaken(field: Field): boolean {
    return isWord(field) && !(field === 'meetingUrl' && this.fields.includes('locationType'));
  }

  /** The date moves by as many days, and to the same hours. */
  private timesOf(other: HostedEvent) {
    const after = formOf(this.event);
    const moved = daysBetween(dayOf(this.before.startDatetime), dayOf(after.startDatetime));
    const day = addDays(dayOf(formOf(other).startDatetime), moved);
    return timesAfter(after, daysBetween(dayOf(after.startDatetime), day));
  }

  private ticketsOf(other: HostedEvent): TicketTypeInput[] {
    const ids = new Map(other.tickets.map(({ kindId, id }) => [kindId as string, id]));
    const from = dayOf(this.before.startDatetime);
    return ticketsFor(this.event, daysBetween(from, dayOf(formOf(other).startDatetime)), ids);
  }
}
