import { until } from '../../src/world/sandbox';
import type { RealProduct } from './real-product';

/**
 * In one look, since each causes the other: nothing is asked of the provider, no sale that was given up is due for a look (what
 * it gave back may be known to the provider alone), and no event waits to be heard of.
 */
export const paymentsRest = ({ database }: RealProduct) =>
  until(
    'payments and orders have nothing more to say to each other',
    async () => {
      const { open } = await database.one<{ open: number }>(
        `select (select count(*)::int from payments.order_payments p where next_look_at is not null
             and (p.goal = 'capture' and p.state in ('open', 'held')
               or exists (select 1 from payments.ledger l where l.payment_id = p.id and (
                 l.status in ('intended', 'opened') and l.kind <> 'void'
                 or l.status = 'abandoned' and l.look_at <=
                   now() + coalesce((select offset_ms from platform.clock where id = 1), 0) * interval '1 millisecond'))))
           + (select count(*)::int from platform.outbox where done_at is null and dead_at is null) as open`,
      );
      return open === 0 ? true : undefined;
    },
    100_000,
  );
