import { randomUUID } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { Config, Logger, PlatformModule, platformPersistence, UnitOfWork } from '../src';
import type { Queues } from '../src/jobs/queues';
import { OutboxRelay } from '../src/outbox/relay';
import { eventually, platformConfig, type TestDatabase, testDatabase } from '../src/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database.drop());

const changed = () => ({
  ...{ orderId: randomUUID(), storeId: randomUUID(), version: 1, status: 'pending' as const },
  ...{ placedOn: '2027-04-06', eventOn: '2027-05-06', revenue: 0, guests: 80, answerMinutes: null },
});

it('a new row of a job that nobody waits for stays until the tick, which takes all of them together', async () => {
  const platform = PlatformModule.with(platformConfig(database.url), [platformPersistence]);
  const app = await Test.createTestingModule({ imports: [platform] }).compile();
  const handed: string[][] = [];
  const addBulk = (added: { name: string }[]) => {
    handed.push(added.map(({ name }) => name));
    return Promise.resolve([]);
  };
  const queues = { get: () => ({ addBulk }) } as unknown as Queues;
  const relay = new OutboxRelay(app.get(DataSource), queues, app.get(Config), app.get(Logger));
  const order = (also?: { userId: string }) =>
    app.get(UnitOfWork).run((tx) => {
      tx.emit('orders.changed', changed());
      if (also) tx.emit('identity.sessions_ended', { ...also, sessionId: null, except: null });
      return Promise.resolve();
    });
  await order();
  await order({ userId: randomUUID() });
  relay.wake();
  await eventually('the row that somebody waits for went', () => handed.length > 0);
  expect(handed).toEqual([['notifications.forget_devices']]);
  await relay.tick();
  await eventually('the others went', () => handed.length > 1);
  expect(handed.slice(1)).toEqual([['analytics.count_order', 'customers.note_order']]);
  await relay.onApplicationShutdown();
  await app.close();
});
