import { newId } from '@smachot/kernel';
import { forEachAlone, platformPersistence, RetentionRuns } from '../src';
import { Housekeeping } from '../src/outbox/housekeeping';
import { TickRuns } from '../src/jobs/tick-runs';
import { testDatabase, type TestDatabase } from '../src/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database.drop());
afterEach(() => database.source.query('delete from platform.stuck_rows'));

const logger = { warn: () => undefined } as never;
/** Runs of a worker of its own. */
const aWorker = async (): Promise<TickRuns> => {
  const runs = new TickRuns(database.source, logger, new RetentionRuns(database.source));
  await runs.begin();
  return runs;
};
const listed = () =>
  database.source.query<Record<string, unknown>[]>(
    'select tick, row_key, failures, last_error from platform.stuck_rows order by tick, row_key',
  );
const charge = { name: 'payments.charge_due', everyMs: 1000 };
const [one, other] = [newId(), newId()].toSorted() as [string, string];

/** Runs a tick over both rows; those of `stuck` cannot be moved. */
const run = (runs: TickRuns, stuck: string[], tick = charge) =>
  runs
    .run(tick, () =>
      forEachAlone([one, other], String, (id) =>
        stuck.includes(id)
          ? Promise.reject(new Error('no bill of "dana@example.com" for +972541112233'))
          : Promise.resolve(),
      ),
    )
    .catch(() => undefined);

it('a row that a tick cannot move is listed once, with how often and why, and without a person', async () => {
  const runs = await aWorker();
  for (let tries = 0; tries < 3; tries++) await run(runs, [other]);
  expect(await listed()).toEqual([
    {
      tick: charge.name,
      row_key: other,
      failures: 3,
      last_error: expect.stringMatching(/^Error: no bill of …/) as string,
    },
  ]);
  expect(JSON.stringify(await listed())).not.toMatch(/dana|54111/);
});

it('a row that moves leaves the list, also when another worker moves it', async () => {
  await run(await aWorker(), [one, other]);
  expect(await listed()).toHaveLength(2);
  const restarted = await aWorker();
  await run(restarted, [other]);
  expect(await listed()).toMatchObject([{ row_key: other, failures: 2 }]);
  await run(restarted, [], { ...charge, name: 'payments.check_cards' });
  expect(await listed()).toHaveLength(1);
  await run(restarted, []);
  expect(await listed()).toEqual([]);
});

it('a tick that fails before it came to its rows is listed itself, and thrown on', async () => {
  const runs = await aWorker();
  const failing = () => Promise.reject(new Error('no list'));
  await expect(runs.run(charge, failing)).rejects.toThrow('no list');
  expect(await listed()).toMatchObject([{ row_key: '', failures: 1, last_error: 'Error: no list' }]);
  await run(runs, []);
  expect(await listed()).toEqual([]);
});

it('a tick that never failed asks the database nothing', async () => {
  const runs = await aWorker();
  const query = jest.spyOn(database.source, 'query');
  await run(runs, []);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

it('a tick whose rows have all moved asks the database nothing from then on', async () => {
  const runs = await aWorker();
  await run(runs, [one]);
  await run(runs, []);
  const query = jest.spyOn(database.source, 'query');
  await run(runs, []);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

it('a row that has not been tried for a day is no longer due, and forgotten', async () => {
  await run(await aWorker(), [one, other]);
  await database.source.query(
    `update platform.stuck_rows set last_failed_at = now() - interval '25 hours' where row_key = $1`,
    [one],
  );
  await new Housekeeping(database.source).sweep();
  expect(await listed()).toMatchObject([{ row_key: other }]);
});
