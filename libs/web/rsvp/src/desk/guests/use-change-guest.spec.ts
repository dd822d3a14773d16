import { aGuest } from '../../testing/a-guest';
import { optimisticGuest } from './use-change-guest';

describe('a change before the server has answered', () => {
  it('shows the new seats', () => {
    const guest = aGuest({
      rsvpStatus: 'confirmed',
      numberOfGuests: 2,
      numberAwaitingApproval: 14,
      seats: 2,
    });
    expect(optimisticGuest(guest, { numberOfGuests: 5 })).toMatchObject({ numberOfGuests: 5, seats: 5 });
    expect(optimisticGuest(aGuest(), { answer: 'confirmed' })).toMatchObject({
      rsvpStatus: 'confirmed',
      seats: 4,
    });
    expect(optimisticGuest(aGuest(), { estimatedNumberOfGuests: 6 })).toMatchObject({ seats: 6 });
  });
  it('keeps the seats that count where no headcount is asked for', () => {
    const guest = aGuest({ rsvpStatus: 'confirmed', seats: 1 });
    expect(optimisticGuest(guest, { tableName: '7' })).toMatchObject({ seats: 1 });
  });
});
