import { until } from '../../src/world/sandbox';
import type { RealProduct } from './real-product';

/**
 * All conditions in one query, since each can cause the others: no request to the provider is pending, no abandoned sale is due
 * for a check (only the provider may know of its refund), and no event waits for delivery.
 */
export const paymentsRest = ({ database }: RealProduct) =>
  until('payments and orders have nothing more to say to each other', async () => {
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
  });
