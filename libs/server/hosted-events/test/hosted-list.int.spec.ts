import type { HostedEvent } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { type HostedEventsApp, hostedEventsApp, NOW } from './hosted-events-app';

let app: HostedEventsApp;
beforeAll(async () => {
  app = await hostedEventsApp();
});
afterAll(() => app.close());

it('are listed with the next one first, and behind them what is over with the last one first, a page at a time', async () => {
  const guide = await app.person();
  const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();
  const opened: Record<string, number> = {};
  for (const days of [30, 2, 12, 5])
    opened[(await app.hosted(guide, { startDatetime: inDays(days), endDatetime: inDays(days + 0.1) })).id] =
      days;
  const pages = async (limit: number) => {
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = `limit=${limit}${cursor && `&cursor=${cursor}`}`;
      const { body } = await app.ask<{ events: HostedEvent[]; nextCursor: string | null }>(
        'GET',
        `/v1/events/host?${query}`,
        {
          as: guide,
        },
      );
      seen.push(...body.events.map(({ id }) => opened[id]!));
      cursor = body.nextCursor;
    }
    return seen;
  };
  expect(await pages(20)).toEqual([2, 5, 12, 30]);
  // in the evening of the day of the third
  app.clock.moveTo(new Date(NOW.getTime() + 12.2 * DAY_MS));
  for (const limit of [1, 2, 3, 20]) expect(await pages(limit)).toEqual([12, 30, 5, 2]);
});
