import { until } from '../../src/world/sandbox';
import { outsideWorld } from './outside';
import type { RealProduct } from './real-product';

type Rest = { messages: number; deliveries: number; webhooks: number; bills: number };

/** Counts work that is pending or was given up. Messages on hold for another day are not counted. */
const restOf = ({ database }: RealProduct, done: string[]): Promise<Rest> =>
  database.one<Rest>(
    `select
       (select count(*)::int from messaging.messages where state <> 'done' and state <> all($1) and due_at <=
         now() + coalesce((select offset_ms from platform.clock where id = 1), 0) * interval '1 millisecond') as messages,
       (select count(*)::int from platform.outbox where dispatched_at is null)
         + (select count(*)::int from platform.outbox where done_at is null and dead_at is null and dispatched_at is not null)
         + (select count(*)::int from platform.outbox where dead_at is not null) as deliveries,
       (select count(*)::int from messaging.webhooks where processed_at is null) as webhooks,
       (select count(*)::int from payments.bills where status in ('due', 'charging')) as bills`,
    [done],
  );

/**
 * Resolves when no work is pending any more; rejects with the pending work.
 * @param options `unheard`: so many messages may stay unknown. `outside`: the outside world has sent all its webhooks, too.
 * Without its webhooks, messages that only it could resolve stay unknown and are not waited for
 */
export async function settled(product: RealProduct, { outside = true, unheard = 0 } = {}): Promise<void> {
  let rest: Rest | undefined;
  const look = async () => {
    rest = await restOf(product, outside ? ['done'] : ['done', 'unknown']);
    const { messages, ...others } = rest;
    if (Object.values(others).some((count) => count > 0)) return undefined;
    if (outside && !(await outsideWorld.hasReported())) return undefined;
    if (messages === 0) return true;
    // Once the outside world has sent all its webhooks, unknown messages stay unknown.
    const { unknown } = await product.database.one<{ unknown: number }>(
      `select count(*)::int as unknown from messaging.messages where state = 'unknown'`,
    );
    return messages <= unheard && messages === unknown ? true : undefined;
  };
  await until('everything is done', look).catch(async (error: Error) => {
    throw new Error(
      `${error.message}; still waiting: ${JSON.stringify({ ...rest, ...(await openMessages(product)) })}`,
    );
  });
}

const openMessages = async ({ database }: RealProduct): Promise<Record<string, number>> => {
  const rows = await database.rows<{ what: string; count: number }>(
    `select state || '/' || status as what, count(*)::int from messaging.messages where state <> 'done' group by 1`,
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
};
