import type { RsvpStatus } from '@smachot/contracts';
import { callReason, callsDueFrom } from './calls';

type Callable = Parameters<typeof callReason>[0];
const guest = (
  rsvpStatus: RsvpStatus,
  more: Partial<Omit<Callable, 'invitationTracking'>> = {},
  tracking: Partial<Callable['invitationTracking']> = {},
): Callable => ({
  rsvpStatus,
  attendeePhone: '+972502345678',
  optedOut: false,
  trouble: null,
  invitationTracking: { readConfirmed: false, reminders: 0, totalAttempts: 1, ...tracking },
  ...more,
});
const landline = { attendeePhone: '+97236543210' };
const twice = { reminders: 2, totalAttempts: 3 };

describe('whom to ring while there is time for reminders', () => {
  it.each([
    ['read after two reminders', guest('received', {}, { ...twice, readConfirmed: true }), 'readNoAnswer'],
    ['not read after two reminders', guest('received', {}, twice), 'notRead'],
    ['two reminders that no phone took', guest('sent', {}, twice), 'notRead'],
    ['maybe after two reminders', guest('maybe', {}, twice), 'maybe'],
    ['silent after two reminders', guest('no_response', {}, twice), 'noResponse'],
    ['a third reminder that failed', guest('received', { trouble: 'failed' }, twice), 'notRead'],
    ['no WhatsApp', guest('created', { trouble: 'undeliverable' }), 'undeliverable'],
    ['a landline', guest('created', landline), 'undeliverable'],
    ['failed for good', guest('created', { trouble: 'failed' }, { totalAttempts: 5 }), 'notArrived'],
    ['read, and not reminded yet', guest('received', {}, { readConfirmed: true }), null],
    ['read, and reminded once', guest('received', {}, { readConfirmed: true, reminders: 1 }), null],
    ['maybe, and reminded once', guest('maybe', {}, { reminders: 1 }), null],
    ['a failed invitation that can be tried again', guest('created', { trouble: 'failed' }), null],
    ['an uncertain reminder', guest('sent', { trouble: 'uncertain' }, { reminders: 1 }), null],
    ['nobody wrote yet', guest('created'), null],
    ['the third reminder on its way', guest('pending_reminder', {}, twice), null],
    ['no phone', guest('no_response', { attendeePhone: null }, twice), null],
    ['asked for peace', guest('received', { optedOut: true }, twice), null],
    ['answered, whatever failed since', guest('confirmed', { trouble: 'failed' }, twice), null],
    ['declined on a landline', guest('declined', landline), null],
  ] as const)('%s', (_, one, reason) => expect(callReason(one, false)).toBe(reason));
});

describe('whom to ring when closing is too near for two reminders', () => {
  it.each([
    ['read', guest('received', {}, { readConfirmed: true }), 'readNoAnswer'],
    ['not read', guest('received'), 'notRead'],
    ['maybe', guest('maybe'), 'maybe'],
    ['silent at closing', guest('no_response'), 'noResponse'],
    ['a failed invitation', guest('created', { trouble: 'failed' }), 'notArrived'],
    ['an uncertain reminder', guest('sent', { trouble: 'uncertain' }), 'notArrived'],
    ['on its way', guest('sent'), null],
    ['nobody wrote yet', guest('created'), null],
  ] as const)('%s', (_, one, reason) => expect(callReason(one, true)).toBe(reason));

  it('is so for the last two days before the closing date', () =>
    expect(callsDueFrom(new Date('2026-12-15T17:30:00Z'))).toEqual(new Date('2026-12-13T17:30:00Z')));
});
