import type { Rsvp } from '@smachot/contracts';
import { aFailedMessage, aGuest } from '../testing/a-guest';
import { toRetry } from './to-retry';

const NOW = new Date('2026-12-01T12:00:00.000Z');
const failed = (id: string, minutesAgo: number, about: Partial<Rsvp> = {}): Rsvp =>
  aGuest({
    _id: id,
    trouble: 'failed',
    whatsappMessages: [aFailedMessage(new Date(NOW.getTime() - minutesAgo * 60_000).toISOString())],
    ...about,
  });

describe('whose message is tried again', () => {
  it('is who was failed an hour ago: by an invitation, or by a reminder once invited', () => {
    const guests = [failed('a', 60), failed('b', 180), failed('c', 90, { rsvpStatus: 'received' })];
    expect(toRetry(guests, NOW)).toEqual([
      { kind: 'invite', rsvpIds: ['a', 'b'] },
      { kind: 'reminder', rsvpIds: ['c'] },
    ]);
  });

  it('is nobody within the hour, in which a late delivery may still be told', () =>
    expect(toRetry([failed('a', 59)], NOW)).toEqual([]));

  it('is nobody whose message arrived, is not known of, or cannot arrive', () =>
    expect(
      toRetry(
        [
          failed('a', 90, { trouble: null }),
          failed('b', 90, { trouble: 'uncertain' }),
          failed('c', 90, { trouble: 'undeliverable' }),
        ],
        NOW,
      ),
    ).toEqual([]));
});
