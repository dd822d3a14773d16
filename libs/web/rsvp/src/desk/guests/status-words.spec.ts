import { RsvpStatus } from '@smachot/contracts';
import { aGuest, readTracking } from '../../testing/a-guest';
import { statusLook } from './status-words';

describe('how a guest’s state is shown', () => {
  it('has a look for every status', () => {
    for (const rsvpStatus of RsvpStatus.options) expect(statusLook(aGuest({ rsvpStatus })).key).toBeTruthy();
  });

  it.each([
    [
      'a number that waits for the host outshines the answer',
      aGuest({ rsvpStatus: 'confirmed', numberAwaitingApproval: 14, estimateGiven: false }),
      'awaitingYes',
    ],
    [
      'more than were invited come all the same',
      aGuest({ rsvpStatus: 'confirmed', numberAwaitingApproval: 5 }),
      'aboveInvited',
    ],
    [
      'who was asked whether to stop is written nothing meanwhile',
      aGuest({ rsvpStatus: 'received', removalAsked: true, wrote: true }),
      'removalAsked',
    ],
    [
      'whoever declined is not above the invited number',
      aGuest({ rsvpStatus: 'declined', numberAwaitingApproval: 5 }),
      'declined',
    ],
    [
      'read is told apart from delivered',
      aGuest({ rsvpStatus: 'received', invitationTracking: readTracking }),
      'read',
    ],
    [
      'who wrote to the hosts waits for them, and is not silent',
      aGuest({ rsvpStatus: 'received', invitationTracking: readTracking, wrote: true }),
      'wrote',
    ],
    [
      'an answer counts, whatever was written beside it',
      aGuest({ rsvpStatus: 'maybe', wrote: true }),
      'maybe',
    ],
    ['delivered', aGuest({ rsvpStatus: 'received' }), 'delivered'],
    [
      'an answer makes old trouble moot',
      aGuest({ rsvpStatus: 'declined', trouble: 'undeliverable' }),
      'declined',
    ],
    ['trouble before "not sent"', aGuest({ trouble: 'undeliverable' }), 'undeliverable'],
    ['unknown trouble is a failure', aGuest({ trouble: 'something_new' }), 'failed'],
    ['who asked for no messages', aGuest({ rsvpStatus: 'sent', optedOut: true }), 'optedOut'],
  ])('%s', (_, guest, key) => {
    expect(statusLook(guest).key).toBe(key);
  });
});

describe('a guest’s state after the event', () => {
  it.each(['sent', 'received', 'no_response', 'pending_reminder'] as const)(
    '%s: did not answer',
    (rsvpStatus) => {
      expect(statusLook(aGuest({ rsvpStatus, trouble: 'failed' }), true).key).toBe('noResponse');
    },
  );
  it.each([
    ['confirmed', 'attending'],
    ['declined', 'declined'],
    ['maybe', 'maybe'],
    ['created', 'notSent'],
  ] as const)('%s: %s, as before', (rsvpStatus, key) => {
    expect(statusLook(aGuest({ rsvpStatus }), true).key).toBe(key);
  });
});
