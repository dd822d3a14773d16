import type { Campaign } from '@smachot/contracts';
import { aGuest } from '../../testing/a-guest';
import { latestNews } from './latest-news';
import { progressState, sentSoFar } from './send-progress';

describe('progress', () => {
  it('counts what has left, never below nothing', () => {
    const campaign = {
      total: 15,
      queued: 3,
      scheduled: 4,
      failed: 1,
      withdrawn: 1,
      uncertain: 0,
    } as Campaign;
    expect(sentSoFar(campaign)).toBe(6);
    expect(sentSoFar({ ...campaign, queued: 20 })).toBe(0);
  });

  it.each([
    ['running', 5, 0, 'running'],
    ['running', 5, 548, 'running'],
    ['running', 0, 548, 'betweenDays'],
    ['running', 0, 0, 'running'],
    ['paused', 0, 548, 'paused'],
  ] as const)('%s, %i queued, %i for other days: %s', (status, queued, scheduled, state) => {
    expect(progressState({ status, queued, scheduled } as Campaign)).toBe(state);
  });

  it('tells the newest of each guest since the campaign began, newest first', () => {
    const message = (currentStatus: string, currentStatusTimestamp: string | null) => ({
      wamid: null,
      createdAt: '2026-12-01T09:00:00.000Z',
      currentStatus,
      currentStatusTimestamp,
      messageType: 'template',
      statusHistory: [],
    });
    const guests = [
      aGuest({
        _id: 'a',
        whatsappMessages: [
          message('read', '2026-12-01T10:00:01.000Z'),
          message('sent', '2026-12-01T10:00:00.000Z'),
        ],
      }),
      aGuest({ _id: 'b', whatsappMessages: [message('delivered', '2026-12-01T10:00:05.000Z')] }),
      aGuest({ _id: 'before', whatsappMessages: [message('read', '2026-11-01T10:00:00.000Z')] }),
      aGuest({ _id: 'failed', whatsappMessages: [message('failed', '2026-12-01T10:00:09.000Z')] }),
      aGuest({ _id: 'queued', whatsappMessages: [message('queued', null)] }),
    ];
    expect(
      latestNews(guests, '2026-12-01T09:30:00.000Z', 4).map(({ guest, status }) => [guest._id, status]),
    ).toEqual([
      ['b', 'delivered'],
      ['a', 'read'],
    ]);
  });
});
