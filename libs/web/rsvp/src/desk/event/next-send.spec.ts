import { anInvitation, someStats } from '../../testing/a-guest';
import { countsOf, nextSend, sendToChosen } from './next-send';

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

  it('goes to those the filter shows, and to the chosen before them', () => {
    const matching = { sendable: 0, remindable: 3, toThank: 0 };
    const filtered = nextSend(anInvitation(), matching, now, 'filtered');
    expect(filtered).toEqual({ kind: 'reminder', count: 3, to: 'filtered' });
    expect(sendToChosen(filtered, 2)).toEqual({ kind: 'reminder', count: 2, to: 'chosen' });
    expect(sendToChosen(null, 2)).toBeNull();
    expect(nextSend(anInvitation(), { sendable: 0, remindable: 0, toThank: 0 }, now, 'filtered')).toBeNull();
  });
});
