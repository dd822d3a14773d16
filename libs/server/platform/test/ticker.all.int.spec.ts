import type { DiscoveryService } from '@nestjs/core';
import { MetadataScanner } from '@nestjs/core';
import { FixedClock, HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { hasCome, isThere, OnTick, platformPersistence, RetentionRuns, Ticker } from '../src';
import { TickRuns } from '../src/jobs/tick-runs';
import { eventually, testDatabase, type TestDatabase } from '../src/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database.drop());

const noon = new Date('2027-04-20T09:00:00Z');
const ran: string[] = [];
const note = (name: string): Promise<void> => {
  ran.push(name);
  return Promise.resolve();
};

class Ticks {
  @OnTick({ name: 'due', everyMs: 1000, due: hasCome('created_at', 'platform.outbox', 'done_at is null') })
  due(_now: Date): Promise<void> {
    return note('due');
  }
  @OnTick({ name: 'there', everyMs: MINUTE_MS, due: isThere('id', 'platform.outbox', 'dead_at is not null') })
  there(_now: Date): Promise<void> {
    return note('there');
  }
  @OnTick({ name: 'always', everyMs: MINUTE_MS })
  always(_now: Date): Promise<void> {
    return note('always');
  }
}
class WrongTicks {
  @OnTick({ name: 'wrong', everyMs: 1000, due: 'exists (select from platform.no_such_table)' })
  wrong(_now: Date): Promise<void> {
    return note('wrong');
  }
}

const warnings: string[] = [];
const started: Ticker[] = [];
const start = (clock: FixedClock, ...instances: object[]): Ticker => {
  const discovery = {
    getProviders: () => instances.map((instance) => ({ instance })),
  } as unknown as DiscoveryService;
  const logger = { warn: (_: object, text: string) => warnings.push(text) } as never;
  const runs = new TickRuns(database.source, logger, new RetentionRuns(database.source));
  const ticker = new Ticker(discovery, new MetadataScanner(), database.source, clock, logger, runs);
  ticker.onApplicationBootstrap();
  started.push(ticker);
  return ticker;
};
afterEach(async () => {
  for (const ticker of started.splice(0)) await ticker.beforeApplicationShutdown();
  await database.source.query('delete from platform.outbox');
  ran.length = 0;
  warnings.length = 0;
});

/** The question of what is due is asked once for all ticks, each second. */
const asked = async (times: number) => {
  const query = jest.spyOn(database.source, 'query');
  await eventually('what is due was asked', () => query.mock.calls.length >= times);
  query.mockRestore();
};
const until = (holds: () => boolean) => eventually('the tick ran', holds);
const row = (createdAt: Date, dead = false) =>
  database.source.query(
    `insert into platform.outbox (id, job, payload, created_at, dead_at) values ($1, 'stores.note_taken', '{}', $2, $3)`,
    [newId(), createdAt, dead ? createdAt : null],
  );
const times = (name: string) => ran.filter((one) => one === name).length;

it('a tick whose rows are not due does not run; one without a condition does', async () => {
  await row(new Date(noon.getTime() + MINUTE_MS));
  start(new FixedClock(noon), new Ticks());
  await asked(3);
  expect(ran).toEqual(['always']);
});

it('a tick runs when its row is there, and again while the row is due', async () => {
  start(new FixedClock(noon), new Ticks());
  await asked(2);
  await row(noon);
  await until(() => times('due') >= 2);
});

it('a moved clock makes rows due', async () => {
  const clock = new FixedClock(noon);
  await row(new Date(noon.getTime() + HOUR_MS));
  start(clock, new Ticks());
  await asked(2);
  expect(times('due')).toBe(0);
  clock.moveTo(new Date(noon.getTime() + HOUR_MS));
  await until(() => times('due') >= 1);
});

it('a tick runs at most once in its interval, however long its rows are there', async () => {
  await row(noon, true);
  start(new FixedClock(noon), new Ticks());
  await until(() => times('due') >= 3);
  expect(times('there')).toBe(1);
});

it('when the question fails, every tick looks for itself', async () => {
  start(new FixedClock(noon), new Ticks(), new WrongTicks());
  await until(() => times('wrong') >= 1 && times('due') >= 1 && times('there') >= 1);
  expect(warnings).toContain('what is due is not known');
});
