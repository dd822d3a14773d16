import {
  type EventQuestion,
  type EventRegistrationOptions,
  type EventVisibility,
  type HostedEventForm,
  type HostedEventType,
  type Language,
  type Location,
  type LocationType,
  type PublicEventCategory,
} from '@smachot/contracts';
import {
  accept,
  DAY_MS,
  isTooFarAhead,
  newId,
  readsAsLink,
  refuse,
  type RefusalCode,
  type Result,
  toAgorot,
} from '@smachot/kernel';

/** What a host decides about an event, without its kinds of tickets. `budget` in agorot. */
export type EventTerms = {
  visibility: EventVisibility;
  type: HostedEventType;
  category: PublicEventCategory;
  language: Language;
  title: string;
  description: string;
  startDatetime: Date;
  endDatetime: Date;
  locationType: LocationType;
  /** Empty: online only. */
  location: string;
  address: string | null;
  geocode: Location['geocode'] | null;
  meetingUrl: string;
  chatGroupUrl: string;
  registrationOptions: EventRegistrationOptions;
  maxTickets: number | null;
  budget: number | null;
  questions: EventQuestion[];
  /** Codes of coupons that make tickets cheaper. */
  coupons: string[];
  refundDays: number;
};

const LONGEST_MS = 31 * DAY_MS;

const CATEGORY: Record<HostedEventType, PublicEventCategory> = {
  casual: 'networking',
  conference: 'conference',
  birthday: 'networking',
  course: 'workshop',
  hackathon: 'workshop',
  lecture: 'seminar',
  meetup: 'networking',
  party: 'networking',
  performance: 'networking',
  seminar: 'seminar',
  workshop: 'workshop',
  other: 'networking',
};
/** The filter of the discover page that shows the event. */
const categoryOf = (type: HostedEventType, locationType: LocationType): PublicEventCategory =>
  locationType === 'online' ? 'webinar' : CATEGORY[type];

export const termsOf = (form: HostedEventForm): EventTerms => {
  const { type, locationType } = form;
  const online = locationType === 'online';
  return {
    visibility: form.visibility,
    type,
    category: categoryOf(type, locationType),
    language: form.language,
    title: form.title,
    description: form.description,
    startDatetime: new Date(form.startDatetime),
    endDatetime: new Date(form.endDatetime),
    locationType,
    location: online ? '' : form.location,
    address: online ? null : (form.address?.address ?? null),
    geocode: online ? null : (form.address?.geocode ?? null),
    meetingUrl: locationType === 'in-person' ? '' : form.meetingUrl,
    chatGroupUrl: form.chatGroupUrl,
    registrationOptions: form.registrationOptions,
    maxTickets: form.maxTickets ?? null,
    budget: typeof form.budget === 'number' ? toAgorot(form.budget) : null,
    coupons: [...new Set(form.coupons.map((code) => code.toUpperCase()))],
    refundDays: form.refundDays,
    questions: form.questions.map(({ id, text, required }) => ({ id: id ?? newId(), text, required })),
  };
};

const wrong = (code: RefusalCode, field: string): Result<undefined> =>
  refuse(code, { fields: { [field]: code } });

/** Texts that strangers read, by their fields: no links in them, as in other texts of strangers. */
const publicTexts = (form: HostedEventForm): [field: string, text: string][] => [
  ['title', form.title],
  ['description', form.description],
  ['location', form.location],
  ['address', form.address?.address ?? ''],
  ...form.ticketTypes.flatMap(({ name, description }, at): [string, string][] => [
    [`ticketTypes.${at}.name`, name],
    [`ticketTypes.${at}.description`, description],
  ]),
  ...form.questions.map(({ text }, at): [string, string] => [`questions.${at}.text`, text]),
];

/** Checks of what needs no clock. */
export const checkForm = (form: HostedEventForm): Result<undefined> => {
  const { startDatetime, endDatetime, locationType, location, address } = form;
  const lasts = new Date(endDatetime).getTime() - new Date(startDatetime).getTime();
  if (lasts <= 0 || lasts > LONGEST_MS) return wrong('hosted_event.dates', 'endDatetime');
  if (locationType !== 'online' && !location) return wrong('hosted_event.place_missing', 'location');
  if (locationType !== 'online' && !address) return wrong('hosted_event.place_missing', 'address');
  const linked = publicTexts(form).find(([, text]) => readsAsLink(text));
  return linked ? wrong('hosted_event.link', linked[0]) : accept();
};

/** @param before the start until now; a start that stays may have passed */
export const checkStart = (start: Date, before: Date | null, now: Date): Result<undefined> => {
  if (before?.getTime() === start.getTime()) return accept();
  if (start <= now) return wrong('hosted_event.past', 'startDatetime');
  if (isTooFarAhead(start, now)) return wrong('hosted_event.too_far', 'startDatetime');
  return accept();
};
