import type { AnswerOf, listDeadJobs, listStuckRows, SystemState } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { type Person, type Product, startProduct } from './product';

let product: Product;
let admin: Person;
let host: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.superAdmin('0521110061');
  host = await product.signUp('0521110062');
});
afterAll(() => product?.close());

const reason = 'נבדק ונמצא תקין';

describe('a job that was given up', () => {
  const bury = async (job: string): Promise<string> => {
    const id = newId();
    await product.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at, dispatches, dead_at, last_error)
       values ($1, $2, '{}', now(), 13, now(), 'Error: no answer')`,
      [id, job],
    );
    return id;
  };
  const jobRow = async (id: string) =>
    (
      await product.source.query<object[]>(
        'select dispatched_at, dispatches, dead_at from platform.outbox where id = $1',
        [id],
      )
    )[0];
  const retry = (id: string, why = reason) =>
    product.call('POST', `/admin/api/dead-jobs/${id}/retry`, { bearer: admin.bearer, body: { reason: why } });

  it('is read with its error, and queued again once', async () => {
    const id = await bury('payments.charge');
    const { jobs: list } = (await product.call('GET', '/admin/api/dead-jobs', { bearer: admin.bearer }))
      .body as AnswerOf<typeof listDeadJobs>;
    expect(list.find(({ _id }) => _id === id)).toMatchObject({
      ...{ job: 'payments.charge', known: true, attempts: 12, lastError: 'Error: no answer' },
    });
    expect(await retry(id)).toMatchObject({ status: 200, body: { state: 'queued' } });
    expect(await jobRow(id)).toEqual({ dispatched_at: null, dispatches: 0, dead_at: null });
    await product.source.query(
      'update platform.outbox set dispatches = 1, dispatched_at = now() where id = $1',
      [id],
    );
    expect(await retry(id)).toMatchObject({ status: 200, body: { state: 'queued' } });
    expect(await jobRow(id)).toMatchObject({ dispatches: 1 });
    await product.source.query('update platform.outbox set done_at = now() where id = $1', [id]);
    expect(await retry(id)).toMatchObject({ status: 200, body: { state: 'done' } });
    const noted = await product.source.query<object[]>(
      `select subject_id as about, reason from identity.audit_log
       where act = 'admin_change' and details->>'kind' = 'job:payments.charge'`,
    );
    expect(noted).toEqual([{ about: id, reason }]);
  });

  it('that this release does not have stays given up: the relay could not queue it', async () => {
    const id = await bury('orders.of_an_old_release');
    expect((await retry(id)).status).toBe(404);
    expect((await retry(newId())).status).toBe(404);
    expect(await jobRow(id)).toMatchObject({ dispatches: 13 });
  });

  it('needs a reason', async () => {
    const id = await bury('payments.charge');
    expect((await retry(id, 'כן')).status).toBe(422);
    expect(await jobRow(id)).toMatchObject({ dispatches: 13 });
  });
});

it('rows that a tick cannot move are listed, the newest first, page by page', async () => {
  const keys = ['a', 'b', 'c'];
  for (const [at, key] of keys.entries())
    await product.source.query(
      `insert into platform.stuck_rows (id, tick, row_key, failures, first_failed_at, last_failed_at, last_error)
       values ($1, 'payments.charge_due', $2, 4, '2026-01-02T00:00:00Z', '2026-01-02T00:00:04Z', 'Error: no')`,
      [`01920000-0000-7000-8000-00000000000${at}`, key],
    );
  const page = async (query: string) =>
    (await product.call('GET', `/admin/api/stuck-rows?${query}`, { bearer: admin.bearer })).body as AnswerOf<
      typeof listStuckRows
    >;
  const first = await page('limit=2');
  expect(first.rows).toMatchObject([
    {
      ...{ tick: 'payments.charge_due', key: 'c', failures: 4, lastError: 'Error: no' },
      ...{ firstFailedAt: '2026-01-02T00:00:00.000Z', lastFailedAt: '2026-01-02T00:00:04.000Z' },
    },
    { key: 'b' },
  ]);
  expect((await page(`limit=2&cursor=${first.nextCursor}`)).rows).toMatchObject([{ key: 'a' }]);
});

it('the state of the system says what waits where', async () => {
  await product.source.query(
    `insert into platform.outbox (id, job, payload, created_at, dispatched_at) values
       (gen_random_uuid(), 'payments.charge', '{}', '2026-01-02T00:00:00Z', now()),
       (gen_random_uuid(), 'orders.of_an_old_release', '{}', '2026-01-01T00:00:00Z', now())`,
  );
  await product.source.query(
    `insert into payments.order_payments (id, user_id, order_code, return_to, amount, goal, state, attempt, captured, refunded, next_look_at, created_at)
     values (gen_random_uuid(), $1, '1', '/', 12300, 'hold', 'open', 1, 0, 0, now(), '2026-01-03T00:00:00Z')`,
    [host.user.id],
  );
  const { queues, sends, money } = (await product.call('GET', '/admin/api/system', { bearer: admin.bearer }))
    .body as SystemState;
  expect(queues.find(({ queue }) => queue === 'marketplace')?.oldest).toBe('2026-01-02T00:00:00.000Z');
  expect(queues.map(({ queue }) => queue)).toContain('documents');
  expect(sends.map(({ sendClass }) => sendClass).toSorted()).toEqual(['campaign', 'conversation']);
  expect(money.find(({ kind }) => kind === 'orders')).toMatchObject({ oldest: '2026-01-03T00:00:00.000Z' });
});
