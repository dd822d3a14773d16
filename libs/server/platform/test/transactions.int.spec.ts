import { randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { jobsOn } from '@smachot/contracts';
import { refuse } from '@smachot/kernel';
import {
  type Delivery,
  grantToApp,
  prepared,
  PlatformModule,
  platformPersistence,
  type Tx,
  UnitOfWork,
} from '../src';
import { platformConfig, testDatabase, type TestDatabase } from '../src/testing';

let database: TestDatabase;
let platform: TestingModule;
let work: UnitOfWork;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
  platform = await Test.createTestingModule({
    imports: [PlatformModule.with(platformConfig(database.url), [platformPersistence], 2)],
  }).compile();
  await platform.init();
  work = platform.get(UnitOfWork);
  await database.source.query('create table platform.noted (id uuid primary key, said text not null)');
  await grantToApp(database.source, database.url, [platformPersistence]);
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});

const NOTE = prepared('insert into platform.noted (id, said) values ($1, $2)');
const note = (tx: Tx, id: string, said: string | null = 'ok') => tx.query(NOTE, [id, said]);
const notes = async (id: string): Promise<string[]> => {
  const rows: { said: string }[] = await database.source.query(
    'select said from platform.noted where id = $1',
    [id],
  );
  return rows.map(({ said }) => said);
};
const emitted = async (userId: string): Promise<number> => {
  const rows: unknown[] = await database.source.query(
    `select 1 from platform.outbox where payload->>'userId' = $1`,
    [userId],
  );
  return rows.length;
};
const JOBS = jobsOn('identity.account_deleted').length;
const leave = (tx: Tx, userId: string) => tx.emit('identity.account_deleted', { userId });

it('state and events are there together', async () => {
  const id = randomUUID();
  await work.run(async (tx) => {
    await note(tx, id);
    leave(tx, id);
  });
  expect(await notes(id)).toEqual(['ok']);
  expect(await emitted(id)).toBe(JOBS);
});

it.each([
  ['a refusal', () => Promise.resolve(refuse('not_found'))],
  ['an error', () => Promise.reject(new Error('no'))],
])('%s leaves nothing, and the connection is as good as new', async (_, ends) => {
  for (let round = 0; round < 5; round++) {
    const id = randomUUID();
    const run = work.run(async (tx) => {
      leave(tx, id);
      await note(tx, id);
      return ends();
    });
    await run.catch(() => undefined);
    expect(await notes(id)).toEqual([]);
    expect(await emitted(id)).toBe(0);
  }
  const after = randomUUID();
  await work.run((tx) => note(tx, after));
  expect(await notes(after)).toEqual(['ok']);
});

it('an error that nobody minds is not committed around', async () => {
  const id = randomUUID();
  const run = work.run(async (tx) => {
    await note(tx, id);
    await note(tx, randomUUID(), null).catch(() => undefined);
  });
  await expect(run).rejects.toThrow('not noticed');
  expect(await notes(id)).toEqual([]);
});

it('an event that cannot be written takes the state with it', async () => {
  const id = randomUUID();
  const run = work.run(async (tx) => {
    await note(tx, id);
    leave(tx, id);
    tx.outbox[0]!.id = 'no id';
  });
  await expect(run).rejects.toThrow('uuid');
  expect(await notes(id)).toEqual([]);
});

it('two statements sent at once are both in it', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const both = (ends: () => unknown) =>
    work.run(async (tx) => {
      await Promise.all([note(tx, first), note(tx, second)]);
      return ends();
    });
  await both(() => refuse('not_found'));
  expect([await notes(first), await notes(second)]).toEqual([[], []]);
  await both(() => undefined);
  expect([await notes(first), await notes(second)]).toEqual([['ok'], ['ok']]);
});

it('a transaction that waited in vain for another is tried again', async () => {
  const ids = [randomUUID(), randomUUID()].sort();
  for (const id of ids) await work.run((tx) => note(tx, id, '0'));
  let met = 0;
  const meet = async () => {
    met += 1;
    while (met < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const add = (tx: Tx, id: string | undefined) =>
    tx.query('update platform.noted set said = said || $2 where id = $1', [id, '+']);
  const crossing = (order: string[]) =>
    work.run(async (tx) => {
      await add(tx, order[0]);
      await meet();
      await add(tx, order[1]);
    });
  await Promise.all([crossing(ids), crossing([...ids].reverse())]);
  expect([await notes(ids[0]!), await notes(ids[1]!)]).toEqual([['0++'], ['0++']]);
});

const aDelivery = async (): Promise<Delivery> => {
  const id = randomUUID();
  await database.source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'rsvp.forget_host', '{}', now())`,
    [id],
  );
  return { id, job: 'rsvp.forget_host', attempt: 1 };
};

it('an effect of one statement happens once for a delivery', async () => {
  const said = randomUUID();
  const delivery = await aDelivery();
  const act = () =>
    work.oneStatement(
      [delivery],
      'insert into platform.noted (id, said) select gen_random_uuid(), $1 from mine',
      [said],
    );
  await Promise.all([act(), act(), act()]);
  await act();
  const rows: unknown[] = await database.source.query('select 1 from platform.noted where said = $1', [said]);
  expect(rows).toHaveLength(1);
});

it('of deliveries that come together each has its effect and is told once, whatever came before', async () => {
  const [first, second, third] = [await aDelivery(), await aDelivery(), await aDelivery()];
  const act = (deliveries: Delivery[]) =>
    work.oneStatement(
      deliveries,
      'insert into platform.noted (id, said) select id, $1 from mine',
      ['together'],
      {
        emits: deliveries.map((of) => ({
          of,
          event: 'identity.account_deleted',
          payload: { userId: of.id },
        })),
      },
    );
  await act([second]);
  await Promise.all([act([first, second]), act([second, third]), act([third, first])]);
  for (const { id } of [first, second, third]) {
    expect(await notes(id)).toEqual(['together']);
    expect(await emitted(id)).toBe(jobsOn('identity.account_deleted').length);
  }
});
