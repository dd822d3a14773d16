import type { RsvpStatus } from '@smachot/contracts';
import { callReason } from './calls';

const guest = (rsvpStatus: RsvpStatus, more: Partial<Parameters<typeof callReason>[0]> = {}) => ({
  rsvpStatus,
  attendeePhone: '+972502345678',
  optedOut: false,
  trouble: null,
  invitationTracking: { readConfirmed: false },
  ...more,
});

describe('whom to ring', () => {
  it.each([
    [
      'who read and says nothing',
      guest('received', { invitationTracking: { readConfirmed: true } }),
      'readNoAnswer',
    ],
    ['who has not read', guest('received'), 'notRead'],
    ['maybe', guest('maybe'), 'maybe'],
    ['silent at closing', guest('no_response'), 'noResponse'],
    ['no WhatsApp', guest('created', { trouble: 'undeliverable' }), 'undeliverable'],
    ['a landline', guest('created', { attendeePhone: '+97236543210' }), 'undeliverable'],
    ['a failed invitation', guest('created', { trouble: 'failed' }), 'notArrived'],
    ['an uncertain reminder', guest('sent', { trouble: 'uncertain' }), 'notArrived'],
    ['nobody wrote yet', guest('created'), null],
    ['on its way', guest('sent'), null],
    ['no phone', guest('no_response', { attendeePhone: null }), null],
    ['asked for peace', guest('received', { optedOut: true }), null],
    ['answered, whatever failed since', guest('confirmed', { trouble: 'failed' }), null],
    ['declined on a landline', guest('declined', { attendeePhone: '+97236543210' }), null],
  ] as const)('%s', (_, one, reason) => expect(callReason(one)).toBe(reason));
});
