import { RsvpStatus } from '@smachot/contracts';
import { aGuest } from '../testing/a-guest';
import { seatsAtStake, whoToCall } from './calls/call-order';
import { countsOf, nextSend, sendToChosen } from './event/next-send';
import { statusLook } from './guests/status-words';
import { foreseen } from './guests/use-change-guest';
import { anInvitation, someStats } from '../testing/a-guest';

const read = {
  firstSent: null,
  lastSent: null,
  totalAttempts: 1,
  reminders: 0,
  lastStatus: null,
  deliveryConfirmed: true,
  readConfirmed: true,
};

describe('how a guest’s state is shown', () => {
  it('has a look for every status', () => {
    for (const rsvpStatus of RsvpStatus.options) expect(statusLook(aGuest({ rsvpStatus })).key).toBeTruthy();
  });

  it.each([
    [
      'a number that waits for the host outshines the answer',
      aGuest({ rsvpStatus: 'confirmed', numberAwaitingApproval: 14 }),
      'awaitingYes',
    ],
    [
      'read is told apart from delivered',
      aGuest({ rsvpStatus: 'received', invitationTracking: read }),
      'read',
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

describe('who to call', () => {
  it('leads with the most seats, then with the surer call', () => {
    const list = whoToCall(
      [
        aGuest({ _id: 'maybe', rsvpStatus: 'maybe', seats: 2 }),
        aGuest({ _id: 'big', rsvpStatus: 'received', seats: 8 }),
        aGuest({ _id: 'read', rsvpStatus: 'received', seats: 2, invitationTracking: read }),
      ],
      true,
    );
    expect(list.map(({ guest }) => guest._id)).toEqual(['big', 'read', 'maybe']);
    expect(seatsAtStake(list)).toBe(12);
  });

  it('leaves out who has answered, who has no phone, who has not been written to and who asked for peace', () => {
    const nobody = [
      aGuest({ rsvpStatus: 'confirmed' }),
      aGuest({ rsvpStatus: 'received', attendeePhone: null }),
      aGuest({ rsvpStatus: 'created' }),
      aGuest({ rsvpStatus: 'received', optedOut: true }),
      aGuest({ rsvpStatus: 'sent' }),
    ];
    expect(whoToCall(nobody, true)).toEqual([]);
    expect(whoToCall([aGuest({ trouble: 'undeliverable' })], false)).toHaveLength(1);
  });
});

describe('the desk’s one big button', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const empty = { records: 0, seats: 0 };

  it('sends invitations to whom they can be sent first, then reminders, then nothing', () => {
    expect(nextSend(anInvitation(), countsOf(someStats()), now)).toEqual({
      kind: 'invite',
      count: 14,
      to: null,
    });
    expect(nextSend(anInvitation(), countsOf(someStats({ sendable: 0 })), now)).toEqual({
      kind: 'reminder',
      count: 45,
      to: null,
    });
    expect(
      nextSend(anInvitation(), countsOf(someStats({ sendable: 0, awaitingResponse: empty })), now),
    ).toBeNull();
  });

  it('thanks those who came once the event is over, as long as somebody was not thanked', () => {
    const ended = anInvitation({ date: now.toISOString() });
    expect(nextSend(ended, countsOf(someStats({ toThank: 7 })), now)).toEqual({
      kind: 'thank_you',
      count: 7,
      to: null,
    });
    expect(nextSend(anInvitation(), countsOf(someStats({ toThank: 7 })), now)).toMatchObject({
      kind: 'invite',
    });
  });

  it('is not there once the event has begun, and reminds nobody of a closed invitation', () => {
    expect(nextSend(anInvitation({ date: now.toISOString() }), countsOf(someStats()), now)).toBeNull();
    const { registrationOptions } = anInvitation();
    const closed = anInvitation({
      registrationOptions: { ...registrationOptions, isRegistrationOpen: false },
    });
    expect(nextSend(closed, countsOf(someStats({ sendable: 0 })), now)).toBeNull();
  });

  it('goes to those the filter shows, and to the chosen before them', () => {
    const matching = { sendable: 0, awaitingResponse: 3, toThank: 0 };
    const filtered = nextSend(anInvitation(), matching, now, 'filtered');
    expect(filtered).toEqual({ kind: 'reminder', count: 3, to: 'filtered' });
    expect(sendToChosen(filtered, 2)).toEqual({ kind: 'reminder', count: 2, to: 'chosen' });
    expect(sendToChosen(null, 2)).toBeNull();
    expect(
      nextSend(anInvitation(), { sendable: 0, awaitingResponse: 0, toThank: 0 }, now, 'filtered'),
    ).toBeNull();
  });
});

describe('a change before the server has answered', () => {
  it('shows the new seats and leaves approval to the server', () => {
    const guest = aGuest({
      rsvpStatus: 'confirmed',
      numberOfGuests: 2,
      numberAwaitingApproval: 14,
      seats: 2,
    });
    expect(foreseen(guest, { numberOfGuests: 5 })).toMatchObject({ numberOfGuests: 5, seats: 5 });
    expect(foreseen(guest, { approveNumber: true })).toEqual(guest);
    expect(foreseen(aGuest(), { answer: 'confirmed' })).toMatchObject({ rsvpStatus: 'confirmed', seats: 4 });
    expect(foreseen(aGuest(), { estimatedNumberOfGuests: 6 })).toMatchObject({ seats: 6 });
  });
});
