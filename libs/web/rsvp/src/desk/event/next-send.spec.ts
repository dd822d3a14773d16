import type { Rsvp } from '@smachot/contracts';
import { aGuest, anInvitation, readTracking, someStats } from '../../testing/a-guest';
import { countsOf, countsOfChosen, nextSend } from './next-send';

describe('the desk’s one big button', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it('sends invitations to whom they can be sent first, then reminders to whom they can be, then nothing', () => {
    expect(nextSend(anInvitation(), countsOf(someStats()), now)).toEqual({
      kind: 'invite',
      count: 14,
      to: null,
    });
    expect(nextSend(anInvitation(), countsOf(someStats({ sendable: 0 })), now)).toEqual({
      kind: 'reminder',
      count: 41,
      to: null,
    });
    expect(nextSend(anInvitation(), countsOf(someStats({ sendable: 0, remindable: 0 })), now)).toBeNull();
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

  it('is not there once the event has begun, nor for a closed invitation', () => {
    expect(nextSend(anInvitation({ date: now.toISOString() }), countsOf(someStats()), now)).toBeNull();
    const { registrationOptions } = anInvitation();
    const closed = anInvitation({
      registrationOptions: { ...registrationOptions, isRegistrationOpen: false },
    });
    expect(nextSend(closed, countsOf(someStats()), now)).toBeNull();
    expect(nextSend(closed, countsOf(someStats({ sendable: 0 })), now)).toBeNull();
  });

  it('goes to those the filter shows', () => {
    const matching = { sendable: 0, remindable: 3, toThank: 0 };
    const filtered = nextSend(anInvitation(), matching, now, 'filtered');
    expect(filtered).toEqual({ kind: 'reminder', count: 3, to: 'filtered' });
    expect(nextSend(anInvitation(), { sendable: 0, remindable: 0, toThank: 0 }, now, 'filtered')).toBeNull();
  });
});

describe('the same button with guests selected', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ofAll = { sendable: 14, remindable: 41, toThank: 0 };
  const invited = (overrides: Partial<Rsvp> = {}, lastSent = '2026-11-19T10:00:00.000Z') =>
    aGuest({
      rsvpStatus: 'sent',
      ...overrides,
      invitationTracking: { ...readTracking, lastSent, lastStatus: 'read' },
    });
  const offered = (guests: Rsvp[], counts = ofAll, invitation = anInvitation()) =>
    nextSend(invitation, countsOfChosen(guests, counts, now), now, 'chosen');

  it.each([
    ['answered', aGuest({ rsvpStatus: 'declined' })],
    ['has no phone', aGuest({ attendeePhone: null })],
    ['has no mobile', aGuest({ attendeePhone: '+97239999999' })],
    ['opted out', aGuest({ optedOut: true })],
    ['may have asked to be left alone', aGuest({ removalAsked: true })],
    ['is not reached', aGuest({ trouble: 'undeliverable' })],
    ['failed within the hour', aGuest({ trouble: 'failed', retryFrom: '2026-11-21T10:30:00.000Z' })],
    ['was tried too often', aGuest({ invitationTracking: { ...readTracking, totalAttempts: 5 } })],
    ['was written to within the day', invited({}, '2026-11-21T08:00:00.000Z')],
    ['is written to now', invited({ rsvpStatus: 'pending_reminder' })],
  ])('offers nothing to one who %s, whatever the others could get', (_, guest) =>
    expect(offered([guest])).toBeNull(),
  );

  it('offers the kind that some of them can get, and counts those alone', () => {
    const declined = aGuest({ rsvpStatus: 'declined' });
    expect(offered([aGuest(), invited(), declined])).toEqual({ kind: 'invite', count: 1, to: 'chosen' });
    expect(offered([invited(), invited({ rsvpStatus: 'maybe' }), declined])).toEqual({
      kind: 'reminder',
      count: 2,
      to: 'chosen',
    });
  });

  it('offers no more than the whole event has: those who are scheduled or were thanked do not count', () => {
    const ended = anInvitation({ date: now.toISOString() });
    const coming = aGuest({ rsvpStatus: 'confirmed' });
    expect(offered([aGuest(), aGuest()], { ...ofAll, sendable: 0, remindable: 0 })).toBeNull();
    expect(offered([coming, coming], { ...ofAll, toThank: 1 }, ended)).toMatchObject({ count: 1 });
    expect(offered([coming], ofAll, ended)).toBeNull();
  });
});
