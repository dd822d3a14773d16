import { anInvitation } from '../testing/a-guest';
import { inOrder, nextStep, type InvitationCard } from './next-step';

const now = new Date('2026-11-21T10:00:00Z');
const card = (
  stats: Partial<InvitationCard['stats']>,
  overrides: Partial<InvitationCard> = {},
): InvitationCard => ({
  ...anInvitation(),
  stats: {
    seatsConfirmed: 0,
    records: 10,
    awaitingSend: 0,
    sendable: 0,
    awaitingResponse: 0,
    declined: 0,
    ...stats,
  },
  ...overrides,
});
const closed = {
  registrationOptions: { ...anInvitation().registrationOptions, isRegistrationOpen: false },
};

describe('the next step of an invitation', () => {
  it.each([
    ['no guests', card({ records: 0 }), 'addGuests'],
    [
      'somebody to send to, whoever else is waited for',
      card({ awaitingSend: 3, sendable: 2, awaitingResponse: 5 }),
      'send',
    ],
    ['nobody to send to, somebody silent', card({ awaitingSend: 3, awaitingResponse: 5 }), 'waiting'],
    ['nobody but whom nobody can send to', card({ awaitingSend: 3 }), 'unsent'],
    ['somebody to send to, of a closed invitation', card({ awaitingSend: 3, sendable: 2 }, closed), 'unsent'],
    ['everybody sent, somebody silent', card({ awaitingResponse: 5 }), 'waiting'],
    ['everybody answered', card({ seatsConfirmed: 20 }), 'settled'],
    ['it has been', card({ records: 0 }, { date: '2026-11-20T10:00:00.000Z' }), 'over'],
  ])('with %s', (_, invitation, key) => {
    expect(nextStep(invitation, now).key).toBe(key);
  });

  it('promises to send to no more than can be sent to', () => {
    expect(nextStep(card({ awaitingSend: 7, sendable: 4 }), now).count).toBe(4);
  });

  it('orders the nearest first and the past last', () => {
    const at = (day: string) => ({ date: `${day}T10:00:00.000Z` });
    const days = ['2026-11-01', '2027-03-01', '2026-11-20', '2026-12-01'].map(at);
    expect(inOrder(days, now)).toEqual(['2026-12-01', '2027-03-01', '2026-11-20', '2026-11-01'].map(at));
  });
});
