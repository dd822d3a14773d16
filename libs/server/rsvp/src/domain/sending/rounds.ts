import type { RsvpStatus } from '@smachot/contracts';
import { addDays, atWallTime, HOUR_MS, wallTime } from '@smachot/kernel';
import type { MessageKind } from '../guests/rsvp';
import type { RsvpState } from '../guests/rsvp-state';

export type RoundKind = 'reminder' | 'day_of' | 'thank_you' | 'table';
/** Statuses of the guests that each automatic round is sent to. */
export const ROUND_STATUSES: Record<RoundKind, RsvpStatus[]> = {
  reminder: ['sent', 'received', 'maybe', 'no_response'],
  day_of: ['confirmed'],
  thank_you: ['confirmed'],
  table: ['confirmed'],
};
/** Planned automatic message to an event's guests. `key` is unique within an event. */
export type PlannedRound = { kind: RoundKind; key: string; dueAt: Date };
/** Hours in which guests may be sent messages, by the event's calendar. */
export type AllowedHours = {
  /** First allowed moment not before `at`. */
  next: (at: Date) => Date;
  /** Last interval of allowed hours that ends by the deadline. */
  lastBefore: (deadline: Date) => { from: Date; till: Date };
};
export type EventCalendar = {
  date: Date;
  closingDate: Date;
  reminderRounds: { daysBeforeClosing: number }[];
  dayOfAuto: boolean;
  thankYouAuto: boolean;
  tablesAuto: boolean;
};

const REMINDER_TIME = '11:00';
const MORNING = '10:00';
const TABLES_TIME = '18:00';

const reminders = ({ date, closingDate, reminderRounds }: EventCalendar): PlannedRound[] =>
  [...new Set(reminderRounds.map((round) => round.daysBeforeClosing))]
    .map((days) => ({
      kind: 'reminder' as const,
      key: `reminder:${days}`,
      dueAt: atWallTime(addDays(wallTime(closingDate).day, -days), REMINDER_TIME),
    }))
    .filter((round) => round.dueAt < date);

/**
 * Time of the day-of message: in the last allowed hours that end three hours before the start, at ten if they are open by
 * then; the same morning for most events, Friday for a wedding on Saturday night.
 */
export const dayOfMoment = (date: Date, hours: AllowedHours): Date => {
  const { from, till } = hours.lastBefore(new Date(date.getTime() - 3 * HOUR_MS));
  const morning = atWallTime(wallTime(from).day, MORNING);
  return morning > from && morning < till ? morning : from;
};

/**
 * Time of the message with the guest's table: six in the evening of the day before; where those hours are closed, at that hour or at
 * the first open one of the last day before that has any.
 */
const tablesMoment = (date: Date, hours: AllowedHours): Date => {
  const evening = atWallTime(addDays(wallTime(date).day, -1), TABLES_TIME);
  const { from, till } = hours.lastBefore(new Date(evening.getTime() + HOUR_MS));
  const wanted = atWallTime(wallTime(from).day, TABLES_TIME);
  return wanted >= from && wanted < till ? wanted : from;
};

/** Whether the host enabled automatic messages of this kind. */
export const goesByItself = (
  kind: RoundKind,
  { dayOfAuto, thankYouAuto, tablesAuto }: Pick<EventCalendar, 'dayOfAuto' | 'thankYouAuto' | 'tablesAuto'>,
): boolean => ({ day_of: dayOfAuto, thank_you: thankYouAuto, table: tablesAuto, reminder: true })[kind];

/** Whether an automatic message still fits the guest's status when it becomes due. */
export const fitsStatus = (
  kind: MessageKind,
  { status, trouble, tableName }: Pick<RsvpState, 'status' | 'trouble' | 'tableName'>,
): boolean => {
  if (kind === 'invite') return status === 'created' && trouble === 'failed';
  if (kind === 'table' && !tableName) return false;
  return kind === 'update' || kind === 'cancelled' || ROUND_STATUSES[kind].includes(status);
};

/** Plans all automatic messages of an event, earliest first. */
export const planRounds = (event: EventCalendar, hours: AllowedHours): PlannedRound[] => {
  const nextMorning = atWallTime(addDays(wallTime(event.date).day, 1), REMINDER_TIME);
  const rounds: PlannedRound[] = [
    ...reminders(event),
    { kind: 'day_of', key: 'day_of', dueAt: dayOfMoment(event.date, hours) },
    { kind: 'table', key: 'table', dueAt: tablesMoment(event.date, hours) },
    { kind: 'thank_you', key: 'thank_you', dueAt: hours.next(nextMorning) },
  ];
  return rounds
    .filter((round) => goesByItself(round.kind, event))
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
};
