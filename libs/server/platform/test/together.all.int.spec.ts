import { randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { jobsCausedBy, jobsOn } from '@smachot/contracts';
import { type Delivery, grantToApp, PlatformModule, platformPersistence, Tx, UnitOfWork } from '../src';
import { platformConfig, testDatabase, type TestDatabase } from '../src/testing';

let database: TestDatabase;
let platform: TestingModule;
let work: UnitOfWork;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
  platform = await Test.createTestingModule({
    imports: [PlatformModule.with(platformConfig(database.url), [platformPersistence], 4)],
  }).compile();
  await platform.init();
  work = platform.get(UnitOfWork);
  await database.source.query('create table platform.added (name text primary key, total int not null)');
  await grantToApp(database.source, database.url, [platformPersistence]);
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});

type Given = { delivery: Delivery };
const deliveries = async (count: number): Promise<Given[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) select unnest($1::uuid[]), 'rsvp.forget_host', '{}', now()`,
    [ids],
  );
  return ids.map((id) => ({ delivery: { id, job: 'rsvp.forget_host', attempt: 1 } }));
};
const isDone = async ({ delivery }: Given): Promise<boolean> => {
  const [row]: { done: boolean }[] = await database.source.query(
    'select done_at is not null as done from platform.outbox where id = $1',
    [delivery.id],
  );
  return row!.done;
};
const add = (tx: Tx, name: string, count: number) =>
  tx.query(
    'insert into platform.added as a values ($1, $2) on conflict (name) do update set total = a.total + excluded.total',
    [name, count],
  );
const total = async (name: string): Promise<number> => {
  const [row]: { total: number }[] = await database.source.query(
    'select total from platform.added where name = $1',
    [name],
  );
  return row?.total ?? 0;
};

it('a batch has the effect of each of its deliveries once, whatever came before or comes at the same moment', async () => {
  const name = randomUUID();
  const [first, second, third] = (await deliveries(3)) as [Given, Given, Given];
  const act = (some: Given[]) => work.runTogether(some, (tx, undone) => add(tx, name, undone.length));
  await act([second]);
  await Promise.all([act([first, second]), act([second, third]), act([third, first])]);
  const again = jest.fn();
  await work.runTogether([first, second, third], again);
  expect(again).not.toHaveBeenCalled();
  expect(await total(name)).toBe(3);
});

it('a batch that fails leaves all its deliveries to be tried again', async () => {
  const name = randomUUID();
  const both = await deliveries(2);
  const failed = work.runTogether(both, async (tx) => {
    await add(tx, name, 1);
    throw new Error('not now');
  });
  await expect(failed).rejects.toThrow('not now');
  expect(await Promise.all(both.map(isDone))).toEqual([false, false]);
  await work.runTogether(both, (tx, undone) => add(tx, name, undone.length));
  expect([await total(name), await Promise.all(both.map(isDone))]).toEqual([2, [true, true]]);
});

it('batches of the same locks run one after another, and never wait for each other', async () => {
  const keys = Array.from({ length: 40 }, (_, nth) => `key ${nth}`);
  const transactions = jest.spyOn(UnitOfWork.prototype as unknown as { attempt: () => unknown }, 'attempt');
  const running = new Set<number>();
  let together = 0;
  const act = async (nth: number): Promise<void> => {
    const ordered = nth % 2 ? keys : keys.toReversed();
    const hold = async (): Promise<void> => {
      running.add(nth);
      together = Math.max(together, running.size);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(nth);
    };
    await work.runTogether(await deliveries(1), hold, { kind: 'test', keys: ordered });
  };
  await Promise.all(Array.from({ length: 24 }, (_, nth) => act(nth)));
  // a deadlock would have begun one of them again
  expect([together, transactions.mock.calls.length]).toEqual([1, 24]);
  transactions.mockRestore();
});

it('a job hears only of the events that it asks for', () => {
  const order = {
    ...{ orderId: randomUUID(), storeId: randomUUID(), version: 1, placedOn: '2027-01-01' },
    ...{ eventOn: '2027-02-01', revenue: 1, guests: 1, answerMinutes: null },
  };
  const all = jobsOn('orders.changed');
  expect(all).toContain('reviews.note_done');
  expect(jobsCausedBy('orders.changed', { ...order, status: 'done' })).toEqual(all);
  expect(jobsCausedBy('orders.changed', { ...order, status: 'approved' })).toEqual(
    all.filter((job) => job !== 'reviews.note_done'),
  );
});
