import { newId } from '@smachot/kernel';
import type { TestJobs } from '@smachot/server-testing';
import type { DataSource } from 'typeorm';

type Given = { source: DataSource; clock: { now: () => Date }; jobs: TestJobs };

/** Events about the money of orders, as the outbox delivers them. */
export const moneyEvents = ({ source, clock, jobs }: Given) => ({
  /** An order's money is others, and the outbox delivers it. */
  async moneyMoved(orderId: string, change: { refunded: number }): Promise<void> {
    const [row]: [{ storeId: string; version: number }] = await source.query(
      `with o as (update orders.orders set refunded = $2, version = version + 1 where id = $1 returning store_id, version)
       select store_id as "storeId", version from o`,
      [orderId, change.refunded],
    );
    await source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'reviews.note_money', $2)`,
      [
        newId(),
        JSON.stringify({
          ...{ orderId, orderCode: '1', captured: 10_000, toCustomer: 0, commission: 0, over: true },
          ...{ ...change, ...row, endsAt: clock.now().toISOString() },
        }),
      ],
    );
    await jobs.drain();
  },
  async chargebackDecided(
    { orderId, storeId }: { orderId: string; storeId: string },
    change: { chargebackId: string; outcome: 'won' | 'lost'; version: number },
  ): Promise<void> {
    await source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'reviews.note_chargeback', $2)`,
      [
        newId(),
        JSON.stringify({
          ...{ orderId, storeId, paymentId: newId(), billId: null, amount: 10_000, ...change },
        }),
      ],
    );
    await jobs.drain();
  },
});
