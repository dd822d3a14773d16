import { IneligibleCode, RsvpStatus } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import { aGuest } from '../../testing';
import {
  eventRefusal,
  guestRefusal,
  hostRefusal,
  NOTHING_SENT,
  reminderFrom,
  type GuestFacts,
} from './eligibility';
import type { MessageKind } from '../guests/rsvp';

const now = new Date('2027-05-10T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const kinds: MessageKind[] = ['invite', 'reminder', 'day_of', 'thank_you'];
const event = { date: new Date('2027-05-20T16:30:00Z'), takesAnswers: true, planned: false };
const host = { hasCard: true, unpaidBalance: false, consent: true, suspended: false };
const refusal = (kind: MessageKind, state: Partial<GuestFacts> = {}) =>
  guestRefusal(
    kind,
    { ...aGuest().state, duplicatePhone: false, scheduled: false, before: NOTHING_SENT, ...state },
    now,
  );

describe('what stands against an event', () => {
  it.each(['invite', 'reminder'] as const)('%s: nothing', (kind) =>
    expect(eventRefusal(kind, event, now)).toBeNull(),
  );
  it.each(['invite', 'reminder', 'day_of'] as const)('%s: the event has begun', (kind) =>
    expect(eventRefusal(kind, { ...event, date: now }, now)).toBe('event_passed'),
  );
  it('thanks before the event', () => expect(eventRefusal('thank_you', event, now)).toBe('too_soon'));
  it('planned thanks ten days after it; by hand they may still go', () => {
    const refusalAfter = (days: number, planned: boolean) =>
      eventRefusal('thank_you', { ...event, date: ago(24 * days), planned }, now);
    expect([refusalAfter(10, true), refusalAfter(11, true)]).toEqual([null, 'event_passed']);
    expect(refusalAfter(11, false)).toBeNull();
  });
  it('the message of the day by hand before the day before, by the days of Israel', () => {
    const refusalAt = (moment: string, planned = false) =>
      eventRefusal('day_of', { ...event, planned }, new Date(moment));
    expect(refusalAt('2027-05-18T20:59:59Z')).toBe('too_soon');
    expect(refusalAt('2027-05-18T21:00:00Z')).toBeNull();
    expect(refusalAt('2027-05-18T07:00:00Z', true)).toBeNull();
  });
  it.each(['invite', 'reminder'] as const)('%s: the host has closed registration', (kind) =>
    expect(eventRefusal(kind, { ...event, takesAnswers: false }, now)).toBe('event_closed'),
  );
  it('closed registration holds up neither the day nor the thanks', () => {
    const dayBefore = new Date('2027-05-19T09:00:00Z');
    expect(eventRefusal('day_of', { ...event, takesAnswers: false }, dayBefore)).toBeNull();
    expect(eventRefusal('thank_you', { ...event, takesAnswers: false, date: ago(20) }, now)).toBeNull();
  });
});

it('has the host settle the card, then what is owed, then what the guests agreed to', () => {
  expect(hostRefusal({ ...host, hasCard: false, unpaidBalance: true, consent: false })).toBe(
    'no_payment_method',
  );
  expect(hostRefusal({ ...host, unpaidBalance: true, consent: false })).toBe('unpaid_balance');
  expect(hostRefusal({ ...host, consent: false })).toBe('consent_missing');
  expect(hostRefusal({ ...host, hasCard: false, suspended: true })).toBe('host_suspended');
  expect(hostRefusal(host)).toBeNull();
});

describe('what was sent to the same phone in another record', () => {
  const before = (overrides: Partial<GuestFacts['before']>) => ({
    before: { ...NOTHING_SENT, ...overrides },
  });
  it('holds a new invitation back for a day, and ends after five', () => {
    expect(refusal('invite', before({ attempts: 1, lastAt: ago(23) }))).toBe('too_soon');
    expect(refusal('invite', before({ attempts: 1, lastAt: ago(25) }))).toBeNull();
    expect(refusal('reminder', before({ attempts: 5 }))).toBe('too_many_attempts');
  });
  it('counts over the events of a host: two on one day, ten in all', () => {
    expect(refusal('invite', before({ lately: 1 }))).toBeNull();
    expect(refusal('invite', before({ lately: 2 }))).toBe('too_soon');
    expect(refusal('invite', before({ attemptsOfHost: 10 }))).toBe('too_many_attempts');
  });
  it('keeps neither the day’s message nor the thanks', () => {
    expect(refusal('day_of', before({ lately: 2, attemptsOfHost: 10 }))).toBeNull();
  });
  it('waits for a campaign that will write to the guest', () => {
    expect(refusal('invite', { scheduled: true })).toBe('already_scheduled');
    expect(refusal('thank_you', { scheduled: true })).toBeNull();
  });
});

describe('what stands against a guest', () => {
  it.each(kinds)('%s: nothing', (kind) => expect(refusal(kind)).toBeNull());
  it.each(kinds)('%s: everything about the phone, first', (kind) => {
    expect(refusal(kind, { phone: null, mobile: false })).toBe('no_phone');
    expect(refusal(kind, { phone: '+97236543210', mobile: false, optedOut: true })).toBe('not_a_mobile');
    expect(refusal(kind, { optedOut: true, duplicatePhone: true })).toBe('opted_out');
    expect(refusal(kind, { removalAskedAt: now, duplicatePhone: true })).toBe('removal_asked');
    expect(refusal(kind, { duplicatePhone: true, status: 'pending' })).toBe('duplicate_phone');
    expect(refusal(kind, { trouble: 'undeliverable' })).toBe('undeliverable');
  });

  /** Expected refusal of an invite or a reminder in each status, written by hand. */
  const expected: Record<RsvpStatus, IneligibleCode | null> = {
    created: null,
    pending: 'already_in_flight',
    sent: null,
    received: null,
    confirmed: 'already_answered',
    declined: 'already_answered',
    maybe: null,
    no_response: null,
    pending_reminder: 'already_in_flight',
  };
  for (const status of RsvpStatus.options)
    it(`${status}: ${expected[status] ?? 'may be asked'}`, () => {
      expect(refusal('invite', { status })).toBe(expected[status]);
      expect(refusal('reminder', { status })).toBe(expected[status]);
      expect(refusal('day_of', { status })).toBeNull();
    });

  it('a day between two messages', () => {
    expect(refusal('reminder', { status: 'received', lastSent: ago(23.9), lastStatus: 'read' })).toBe(
      'too_soon',
    );
    expect(refusal('reminder', { status: 'received', lastSent: ago(24), lastStatus: 'read' })).toBeNull();
    expect(reminderFrom(ago(23))).toEqual(new Date(now.getTime() + HOUR_MS));
    expect(reminderFrom(null)).toBeNull();
  });
  it('no waiting after a message that failed', () =>
    expect(refusal('invite', { lastSent: ago(1), lastStatus: 'failed' })).toBeNull());
  it('an hour after a failure that was told afterwards, in which it may still arrive', () => {
    const failed = { trouble: 'failed', lastStatus: 'failed' } as const;
    expect(refusal('invite', { ...failed, failedAt: ago(0.99) })).toBe('failed_lately');
    expect(refusal('reminder', { ...failed, status: 'received', failedAt: ago(0.99) })).toBe('failed_lately');
    expect(refusal('invite', { ...failed, failedAt: ago(1) })).toBeNull();
    expect(refusal('invite', { ...failed, failedAt: null })).toBeNull();
    expect(refusal('thank_you', { ...failed, failedAt: ago(0.5) })).toBeNull();
  });
  it('five are enough', () => {
    expect(refusal('reminder', { status: 'received', attempts: 5, lastSent: ago(1) })).toBe(
      'too_many_attempts',
    );
    expect(refusal('reminder', { status: 'received', attempts: 4 })).toBeNull();
  });
  it('day-of and thanks go once', () => {
    expect(refusal('day_of', { dayOfAt: ago(1) })).toBe('already_in_flight');
    expect(refusal('thank_you', { thankYouAt: ago(1) })).toBe('already_in_flight');
    expect(refusal('thank_you', { dayOfAt: ago(1) })).toBeNull();
  });
});
