import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { type JobName, jobNames, type JobPayload } from '@smachot/contracts';
import { testDatabase, TestDatabase } from '../src/testing/test-database';
import {
  createRedis,
  type Delivered,
  type Delivery,
  HandlesJob,
  HandlesJobs,
  JobRuntime,
  PlatformModule,
  platformPersistence,
  UnitOfWork,
  WorkModule,
} from '../src';
import { DeadJobs } from '../src/administration/dead-jobs';
import { JOB } from '../src/jobs/job-handler';
import { eventually, platformConfig } from '../src/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database.drop());

const heard: string[] = [];
let failures = 0;

@Injectable()
class Listener {
  constructor(private readonly work: UnitOfWork) {}

  @HandlesJob('rsvp.forget_host')
  forget({ userId }: JobPayload<'rsvp.forget_host'>, delivery: Delivery) {
    return this.work.runOnce(delivery, () => {
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('not yet'));
      }
      heard.push(userId);
      return Promise.resolve();
    });
  }
}

const toldTogether: number[][] = [];
const CANNOT_BE_DONE = 13;

/** Takes concurrent deliveries in one batch, unless one of them fails. */
@Injectable()
class Gatherer {
  constructor(private readonly work: UnitOfWork) {}

  @HandlesJobs('stores.note_taken')
  async taken(days: Delivered<'stores.note_taken'>[]) {
    const told = days.map(({ payload }) => payload.taken);
    if (told.includes(CANNOT_BE_DONE)) throw new Error('not this one');
    await this.work.oneStatement(
      days.map(({ delivery }) => delivery),
      'select id from mine',
      [],
    );
    toldTogether.push(told);
  }
}

const POISON = randomUUID();
const replied: string[] = [];

/** Does all of a list in one transaction, or nothing of it. */
@Injectable()
class Replies {
  constructor(private readonly work: UnitOfWork) {}

  @HandlesJob('rsvp.record_replies')
  replies({ inboundIds }: JobPayload<'rsvp.record_replies'>, delivery: Delivery) {
    return this.work.runOnce(delivery, () => {
      if (inboundIds.includes(POISON)) return Promise.reject(new Error('invalid input syntax'));
      replied.push(...inboundIds);
      return Promise.resolve();
    });
  }
}

/** Handlers for every job the test does not care about; they have nothing to do. */
const others = (except: JobName[]) => {
  @Injectable()
  class Others {}
  jobNames
    .filter((name) => !except.includes(name))
    .forEach((name, index) => {
      const method = () => Promise.resolve();
      Reflect.defineMetadata(JOB, name, method);
      Object.defineProperty(Others.prototype, `job${index}`, { value: method });
    });
  return Others;
};

const worker = (providers: (new (...args: never[]) => unknown)[]) =>
  Test.createTestingModule({
    imports: [PlatformModule.with(platformConfig(database.url), [platformPersistence]), WorkModule],
    providers,
  }).compile();

it.each([
  ['no handler', others(['rsvp.forget_host']), 'has 0 handlers'],
  ['two handlers', [Listener, others([])], 'has 2 handlers'],
])('does not boot when a job has %s', async (_, providers, message) => {
  const app = await worker([providers].flat());
  await expect(app.init()).rejects.toThrow(message);
  await app.close();
});

describe('a running worker', () => {
  let app: Awaited<ReturnType<typeof worker>>;
  beforeAll(async () => {
    const own: JobName[] = ['rsvp.forget_host', 'stores.note_taken', 'rsvp.record_replies'];
    app = await worker([Listener, Gatherer, Replies, others(own)]);
    await app.init();
  });
  afterAll(() => app.close());
  const emit = (userId: string) =>
    app.get(UnitOfWork).run((tx) => Promise.resolve(tx.emit('identity.account_deleted', { userId })));

  it('hears what was committed, once, and nothing that was rolled back', async () => {
    const [told, withdrawn] = [randomUUID(), randomUUID()];
    await app.get(UnitOfWork).run((tx) => {
      tx.emit('identity.account_deleted', { userId: withdrawn });
      return Promise.resolve({ ok: false, code: 'not_found' });
    });
    await emit(told);
    await eventually('the event was heard', () => heard.includes(told));
    expect(heard.filter((id) => id === told)).toHaveLength(1);
    expect(heard).not.toContain(withdrawn);
  });

  it('has done what its handler had nothing to do for', async () => {
    const userId = randomUUID();
    await emit(userId);
    const undone = () =>
      database.source.query<unknown[]>(
        `select 1 from platform.outbox where done_at is null and payload->>'userId' = $1`,
        [userId],
      );
    await eventually('all that was to be done for it is done', async () => !(await undone()).length);
    expect(heard).toContain(userId);
  });

  it('tries again after a failure, and the effect still happens once', async () => {
    const told = randomUUID();
    failures = 2;
    await emit(told);
    await eventually('the retry was heard', () => heard.includes(told));
    expect(heard.filter((id) => id === told)).toHaveLength(1);
  });

  it('hears it although Redis was emptied: late, once', async () => {
    const told = randomUUID();
    const redis = createRedis(process.env['TEST_REDIS_URL']!, 'queue');
    // dispatched long ago, and missing in Redis
    await database.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at, dispatches)
       values ($1, 'rsvp.forget_host', $2, now() - interval '1 hour', 1)`,
      [randomUUID(), JSON.stringify({ userId: told })],
    );
    await eventually('the forgotten row was handed over again', () => heard.includes(told));
    redis.disconnect();
    expect(heard.filter((id) => id === told)).toHaveLength(1);
  });

  const dayTaken = (...taken: number[]) =>
    app.get(UnitOfWork).run((tx) => {
      for (const one of taken)
        tx.emit('orders.day_taken', { storeId: randomUUID(), day: '2027-05-01', taken: one, version: 1 });
      return Promise.resolve();
    });

  it('does together what comes together', async () => {
    await dayTaken(1, 2, 3);
    await eventually('all three were heard', () => toldTogether.flat().length === 3);
    expect(toldTogether.map((told) => told.toSorted())).toEqual([[1, 2, 3]]);
  });

  it('does the others although one of them cannot be done', async () => {
    toldTogether.length = 0;
    await dayTaken(4, CANNOT_BE_DONE, 5);
    await eventually('the other two were heard', () => toldTogether.flat().length === 2);
    expect(toldTogether.flat().toSorted()).toEqual([4, 5]);
    const waiting: unknown[] = await database.source.query(
      `select 1 from platform.outbox where job = 'stores.note_taken' and done_at is null and payload->>'taken' = $1`,
      [String(CANNOT_BE_DONE)],
    );
    expect(waiting).toHaveLength(1);
  });

  it('does the others of a list, once, and sets the one that cannot be done aside for an admin', async () => {
    const good = Array.from({ length: 20 }, () => randomUUID());
    const inboundIds = [...good.slice(0, 11), POISON, ...good.slice(11)];
    await app.get(UnitOfWork).run((tx) => Promise.resolve(tx.emit('messaging.replied', { inboundIds })));
    const waiting = () =>
      database.source.query<{ id: string; ids: string[] }[]>(
        `select id, payload->'inboundIds' as ids from platform.outbox where job = 'rsvp.record_replies' and done_at is null`,
      );
    await eventually('all others were done', async () => {
      const left = await waiting();
      return replied.length >= good.length && left.length === 1 && left[0]!.ids.length === 1;
    });
    const [alone] = await waiting();
    expect(alone!.ids).toEqual([POISON]);

    // after its twelfth dispatch it is given up
    await database.source.query(
      `update platform.outbox set dispatches = 12, dispatched_at = now() - interval '1 day' where id = $1`,
      [alone!.id],
    );
    const givenUp = async () => (await app.get(DeadJobs).list({ limit: 10 })).jobs.map(({ _id }) => _id);
    await eventually('it was given up', async () => (await givenUp()).includes(alone!.id));
    expect(replied.toSorted()).toEqual(good.toSorted());
  });

  it('does a delivery once, also when it runs twice at the same time', async () => {
    const [id, told] = [randomUUID(), randomUUID()];
    await database.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'rsvp.forget_host', $2, now() + interval '1 hour')`,
      [id, JSON.stringify({ userId: told })],
    );
    const delivery: Delivery = { id, job: 'rsvp.forget_host', attempt: 1 };
    const runtime = app.get(JobRuntime);
    await Promise.all([1, 2, 3].map(() => runtime.run('rsvp.forget_host', { userId: told }, delivery)));
    expect(heard.filter((each) => each === told)).toHaveLength(1);
  });
});
