import { DAY_MS } from '@smachot/kernel';
import { anEventForm } from '../testing/an-event';
import { MESSAGES_OF_PERSON_A_DAY, mayWrite } from './attendee-message';
import { HostedEvent, type HostedEventState } from './hosted-event';

const MEETING = 'https://meet.example/abc';
const form = anEventForm();
const now = new Date('2027-06-01T08:00:00.000Z');
const event = new HostedEvent(
  {
    ...form,
    startDatetime: new Date(form.startDatetime),
    endDatetime: new Date(form.endDatetime),
    meetingUrl: MEETING,
  } as unknown as HostedEventState,
  [],
);
const page = 'https://app.smachot.example/event/flowers';
const refusal = (
  text: string,
  pace = { ofEvent: 0, ofPerson: 0 },
  at = now,
  ticketTypeId: string | null = null,
) => {
  const hasOtherContacts = (written: string, allowed: readonly string[]) =>
    /\d{7}/.test(written) || (written.includes('http') && !allowed.includes(written));
  const result = mayWrite(event, { text, ticketTypeId }, { pace, page, now: at, hasOtherContacts });
  return result.ok ? null : result.code;
};

it('is refused with contacts, an unknown ticket, too many in a day and a week after the event', () => {
  expect(refusal('מחכים לכם')).toBeNull();
  expect(refusal('התקשרו 0501234567')).toBe('attendee_message.contacts');
  expect(refusal(MEETING)).toBeNull();
  expect(refusal(page)).toBeNull();
  expect(refusal('x', undefined, now, 'none')).toBe('attendee_message.ticket');
  expect(refusal('x', { ofEvent: 2, ofPerson: 2 })).toBeNull();
  expect(refusal('x', { ofEvent: 3, ofPerson: 3 })).toBe('attendee_message.too_many_today');
  expect(refusal('x', { ofEvent: 0, ofPerson: MESSAGES_OF_PERSON_A_DAY })).toBe(
    'attendee_message.too_many_today',
  );
  const end = new Date(form.endDatetime).getTime();
  expect(refusal('תודה שבאתם', undefined, new Date(end + 7 * DAY_MS))).toBeNull();
  expect(refusal('תודה שבאתם', undefined, new Date(end + 7 * DAY_MS + 1))).toBe('attendee_message.over');
});
