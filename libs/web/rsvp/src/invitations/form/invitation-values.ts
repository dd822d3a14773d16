import { atWallTime, addDays, wallTime, DAY_MS } from '@smachot/kernel';
import {
  type ConfiguredQuestion,
  eventTypeOf,
  type Invitation,
  type InvitationForm,
  type InvitationOccasion,
  type Language,
} from '@smachot/contracts';

/** Values of the form: days and times by the clock in Israel, everything else as in the contract. */
export type InvitationValues = {
  title: string;
  hostName: string;
  occasion: InvitationOccasion;
  recipient: InvitationForm['recipient'];
  /** YYYY-MM-DD, HH:MM; empty until chosen. */
  day: string;
  time: string;
  address: string;
  /** Chosen from the suggestions; counts only while its words stay as they are. */
  place: InvitationForm['location'] | null;
  questions: ConfiguredQuestion[];
  showTables: boolean;
  isRegistrationOpen: boolean;
  language: Language;
  quietCalendar: InvitationForm['quietCalendar'];
  /** `usual`: two days before the event, decided by the server. */
  closing: 'usual' | 'own';
  closingDay: string;
  closingTime: string;
  /** Days before closing, one reminder each. */
  reminders: number[];
  /** Automatic messages on the day of the event and after it. */
  dayOf: boolean;
  thankYou: boolean;
  /** The message with the guest's table, on the day before. */
  tables: boolean;
};

export const emptyInvitation = (language: Language): InvitationValues => ({
  title: '',
  hostName: '',
  occasion: 'wedding',
  recipient: 'family_and_friends',
  day: '',
  time: '19:30',
  address: '',
  place: null,
  questions: ['headcount', 'special_requests'],
  showTables: false,
  isRegistrationOpen: true,
  language,
  quietCalendar: 'jewish',
  closing: 'usual',
  closingDay: '',
  closingTime: '20:00',
  reminders: [7, 2],
  dayOf: true,
  thankYou: true,
  tables: false,
});

const USUAL_DAYS_BEFORE = 2;

/** Two days before, by hours and minutes of the event: the server's default when no closing date is given. */
const isUsualClosing = (date: string, closing: string): boolean =>
  new Date(date).getTime() - new Date(closing).getTime() === USUAL_DAYS_BEFORE * DAY_MS;

export const valuesOf = (invitation: Invitation): InvitationValues => {
  const start = wallTime(new Date(invitation.date));
  const closing = wallTime(new Date(invitation.closingDate));
  return {
    title: invitation.title,
    hostName: invitation.hostName,
    occasion: invitation.occasion,
    recipient: invitation.recipient,
    day: start.day,
    time: start.time,
    address: invitation.location.address,
    place: invitation.location,
    questions: invitation.rsvpConfig.questions,
    showTables: invitation.rsvpConfig.showTables,
    isRegistrationOpen: invitation.registrationOptions.isRegistrationOpen,
    language: invitation.language,
    quietCalendar: invitation.quietCalendar,
    closing: isUsualClosing(invitation.date, invitation.closingDate) ? 'usual' : 'own',
    closingDay: closing.day,
    closingTime: closing.time,
    reminders: invitation.reminderRounds.map((round) => round.daysBeforeClosing),
    ...invitation.automaticMessages,
    tables: invitation.automaticMessages.tables ?? false,
  };
};

/** An instant of the wall clock; undefined while day or time is missing. */
export const instantOf = (day: string, time: string): string | undefined => {
  try {
    return atWallTime(day, time).toISOString();
  } catch {
    return undefined;
  }
};

/** The place keeps its coordinates only while its address is unchanged. */
const locationOf = ({ address, place }: InvitationValues): InvitationForm['location'] =>
  place && place.address === address.trim() ? place : { address };

/** The form in the shape of the contract's schema; missing values stay missing, so that the schema reports them. */
export const wireOf = (values: InvitationValues) => ({
  title: values.title,
  hostName: values.hostName,
  eventType: eventTypeOf(values.occasion),
  occasion: values.occasion,
  recipient: values.recipient,
  date: instantOf(values.day, values.time),
  location: locationOf(values),
  rsvpConfig: { questions: values.questions, showTables: values.showTables },
  isRegistrationOpen: values.isRegistrationOpen,
  language: values.language,
  quietCalendar: values.quietCalendar,
  closingDate: values.closing === 'own' ? instantOf(values.closingDay, values.closingTime) : null,
  reminderRounds: [...new Set(values.reminders)]
    .sort((a, b) => b - a)
    .map((daysBeforeClosing) => ({ daysBeforeClosing })),
  automaticMessages: { dayOf: values.dayOf, thankYou: values.thankYou, tables: values.tables },
});

/** When answers close, as shown beside the choice "two days before". */
export const closingShown = (values: InvitationValues): string | undefined =>
  values.closing === 'own'
    ? instantOf(values.closingDay, values.closingTime)
    : values.day && instantOf(addDays(values.day, -USUAL_DAYS_BEFORE), values.time);
