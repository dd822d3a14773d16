import { aGuest, readTracking } from '../../testing/a-guest';
import { seatsAtStake, whoToCall } from './call-order';

describe('who to call', () => {
  it('leads with the most seats, then with the surer call', () => {
    const list = whoToCall(
      [
        aGuest({ _id: 'maybe', rsvpStatus: 'maybe', seats: 2 }),
        aGuest({ _id: 'big', rsvpStatus: 'received', seats: 8 }),
        aGuest({ _id: 'read', rsvpStatus: 'received', seats: 2, invitationTracking: readTracking }),
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
