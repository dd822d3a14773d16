import {
  type EventVisibility,
  type HostedEvent,
  type HostedEventType,
  type Language,
  type Location,
  type LocationType,
  type NewHostedEventForm,
  type TicketDisplay,
  USUAL_REFUND_DAYS,
} from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import type { ContractRules, FieldErrors } from '@smachot/web-platform';
import { ONCE, REPEAT_PATHS, type RepeatValues, repeatsOf } from './repeat-values';

export type TicketValues = {
  id: string | undefined;
  name: string;
  description: string;
  quantityAvailable: string;
  /** Shekels, as typed. */
  price: string;
  /** Days; the ticket is given out from the first one's beginning until the last one's end. */
  from: string;
  until: string;
  display: TicketDisplay;
};
export type QuestionValues = { id: string | undefined; text: string; required: boolean };

/** The values of the fields, as typed; days and hours on a clock in Israel. */
export type EventValues = RepeatValues & {
  type: HostedEventType;
  title: string;
  description: string;
  day: string;
  from: string;
  endDay: string;
  to: string;
  locationType: LocationType;
  location: string;
  address: string;
  /** Chosen from the suggestions; valid only while the text is unchanged. */
  place: Location | null;
  meetingUrl: string;
  chatGroupUrl: string;
  visibility: EventVisibility;
  isRegistrationOpen: boolean;
  enableSpecialRequests: boolean;
  enableMultipleParticipants: boolean;
  requireApproval: boolean;
  maxTickets: string;
  budget: string;
  /** Codes, separated by spaces or commas. */
  coupons: string;
  refundDays: string;
  ticketTypes: TicketValues[];
  questions: QuestionValues[];
};

export const NEW_EVENT: EventValues = {
  ...ONCE,
  type: 'workshop',
  title: '',
  description: '',
  ...{ day: '', from: '', endDay: '', to: '' },
  locationType: 'in-person',
  location: '',
  address: '',
  place: null,
  ...{ meetingUrl: '', chatGroupUrl: '' },
  visibility: 'public',
  isRegistrationOpen: true,
  enableSpecialRequests: false,
  enableMultipleParticipants: true,
  requireApproval: false,
  ...{ maxTickets: '', budget: '' },
  coupons: '',
  refundDays: String(USUAL_REFUND_DAYS),
  ticketTypes: [],
  questions: [],
};
export const NEW_TICKET: TicketValues = {
  id: undefined,
  ...{ name: '', description: '', quantityAvailable: '', price: '', from: '', until: '' },
  display: 'active',
};
export const NEW_QUESTION: QuestionValues = { id: undefined, text: '', required: false };

const typed = (value: number | null): string => (value === null ? '' : String(value));
const dayOf = (instant: string | null): string => (instant ? wallTime(new Date(instant)).day : '');

export const valuesOfEvent = (event: HostedEvent): EventValues => {
  const [start, end] = [wallTime(new Date(event.startDatetime)), wallTime(new Date(event.endDatetime))];
  return {
    ...ONCE,
    ...event.registrationOptions,
    type: event.type,
    title: event.title,
    description: event.description,
    day: start.day,
    from: start.time,
    endDay: end.day,
    to: end.time,
    locationType: event.locationType,
    location: event.location,
    address: event.address?.address ?? '',
    place: event.address,
    meetingUrl: event.meetingUrl,
    chatGroupUrl: event.chatGroupUrl,
    visibility: event.visibility,
    maxTickets: typed(event.maxTickets),
    budget: typed(event.budget),
    coupons: event.coupons.join(' '),
    refundDays: String(event.refundDays),
    ticketTypes: event.ticketTypes.map(
      ({ id, name, description, price, quantityAvailable, display, ...at }) => ({
        ...{ id, name, description, display },
        quantityAvailable: typed(quantityAvailable),
        price: price === 0 ? '' : String(price),
        from: dayOf(at.validFrom),
        until: lastDayOf(at.validTo),
      }),
    ),
    questions: event.questions,
  };
};

/** The day that ends at that instant, or in which it lies. */
const lastDayOf = (end: string | null): string =>
  end ? wallTime(new Date(new Date(end).getTime() - 1)).day : '';

/** The instant of a day and an hour; undefined while one is missing, the text itself when it is none. */
const instantOf = (day: string, time: string): string | undefined => {
  if (!day || !time) return undefined;
  try {
    return atWallTime(day, time).toISOString();
  } catch {
    return day;
  }
};
const numberOf = (value: string): string | null => value.trim() || null;

const ticketOf = (ticket: TicketValues, position: number) => ({
  ...(ticket.id ? { id: ticket.id } : {}),
  name: ticket.name,
  description: ticket.description,
  price: ticket.price.trim() || 0,
  position,
  quantityAvailable: numberOf(ticket.quantityAvailable),
  validFrom: instantOf(ticket.from, '00:00') ?? null,
  validTo: ticket.until ? instantOf(addDays(ticket.until, 1), '00:00') : null,
  display: ticket.display,
});

const placeOf = ({ address, place }: EventValues): Location | null => {
  if (address.trim() === '') return null;
  return place?.address === address ? place : { address };
};

/** When the event takes place; undefined while that is not typed. */
export const timesOf = ({ day, from, endDay, to }: EventValues) => ({
  startDatetime: instantOf(day, from),
  endDatetime: instantOf(endDay || day, to),
});

const wireOf = (values: EventValues, language: Language) => ({
  type: values.type,
  title: values.title,
  description: values.description,
  ...timesOf(values),
  locationType: values.locationType,
  location: values.locationType === 'online' ? '' : values.location,
  address: values.locationType === 'online' ? null : placeOf(values),
  meetingUrl: values.locationType === 'in-person' ? '' : values.meetingUrl,
  visibility: values.visibility,
  chatGroupUrl: values.chatGroupUrl,
  registrationOptions: {
    isRegistrationOpen: values.isRegistrationOpen,
    enableSpecialRequests: values.enableSpecialRequests,
    enableMultipleParticipants: values.enableMultipleParticipants,
    requireApproval: values.requireApproval,
  },
  maxTickets: numberOf(values.maxTickets),
  budget: numberOf(values.budget),
  coupons: values.coupons.split(/[\s,]+/).filter(Boolean),
  refundDays: values.refundDays,
  ticketTypes: values.ticketTypes.map(ticketOf),
  questions: values.questions.map(({ id, ...question }) => ({ ...question, ...(id ? { id } : {}) })),
  language,
  repeats: repeatsOf(values),
});

/** What the server checks between fields, said before anything is sent. */
const refine = (
  errors: FieldErrors,
  values: EventValues,
  body: NewHostedEventForm | undefined,
): FieldErrors => {
  const found: Record<string, string> = { ...errors };
  if (!values.from && found['day']) found['from'] = 'field.required';
  if (values.day && values.from === '' && found['day'] === 'field.required') delete found['day'];
  if (!values.to) found['to'] = 'field.required';
  if (values.locationType !== 'online') {
    if (!values.location.trim()) found['location'] = 'field.required';
    if (!values.address.trim()) found['address'] = 'field.required';
  }
  if (body && body.endDatetime <= body.startDatetime) found['to'] = 'hosted_event.dates';
  return found;
};

/** Rules of the form; `language`: of its texts. */
export const eventRules = (language: Language): ContractRules<typeof NewHostedEventForm, EventValues> => ({
  wireOf: (values) => wireOf(values, language),
  paths: { day: 'startDatetime', to: 'endDatetime', ...REPEAT_PATHS },
  refine,
});
