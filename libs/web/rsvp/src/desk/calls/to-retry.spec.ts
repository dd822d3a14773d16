import type { Rsvp } from '@smachot/contracts';
import { aGuest } from '../../testing/a-guest';
import { toRetry } from './to-retry';

const NOW = new Date('2026-12-01T12:00:00.000Z');
const failed = (id: string, retryFrom: string | null, overrides: Partial<Rsvp> = {}): Rsvp =>
  aGuest({ _id: id, trouble: 'failed', retryFrom, ...overrides });

describe('whose message is tried again', () => {
  it('is who may be: by an invitation, or by a reminder once invited', () => {
    const guests = [
      failed('a', '2026-12-01T12:00:00.000Z'),
      failed('b', null),
      failed('c', '2026-12-01T10:30:00.000Z', { rsvpStatus: 'received' }),
    ];
    expect(toRetry(guests, NOW)).toEqual({
      ready: [
        { kind: 'invite', rsvpIds: ['a', 'b'] },
        { kind: 'reminder', rsvpIds: ['c'] },
      ],
      waiting: null,
    });
  });

  it('is nobody within the hour; until when is told', () => {
    const guests = [failed('a', '2026-12-01T12:01:00.000Z'), failed('b', '2026-12-01T12:40:00.000Z')];
    expect(toRetry(guests, NOW)).toEqual({
      ready: [],
      waiting: { count: 2, until: '2026-12-01T12:40:00.000Z' },
    });
  });
});
