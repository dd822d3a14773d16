import { createHash } from 'node:crypto';
import { newId } from '@smachot/kernel';
import { ChargebackJobs } from '../src/jobs/chargeback-jobs';
import { NoteCallback } from '../src/use-cases/note-callback';
import { AMOUNT, orderPaymentsApp } from './order-payments-app';
import { admins, orders, owners, registrations } from './payments-app';

type Row = { id: string; status: string; amount: number; voided: number; subject: string };

/** The payments context with a customer's paid order of a store, whose sale the cardholder disputes. */
export const chargebacksApp = async () => {
  const app = await orderPaymentsApp();
  // the list is one for all specs of a process: whose admin is told of something is told by their own id
  const ADMIN = newId();
  admins.push({ id: ADMIN });

  /** The provider's notification about a sale, signed as it signs. */
  const announce = async (saleId: string, notify_type: string): Promise<void> => {
    const transaction = `TRAN-${saleId}`;
    const payme_signature = createHash('md5')
      .update(`pk_demo_7F3Aps_demo_51C9${transaction}${saleId}`)
      .digest('hex');
    const fields = { notify_type, payme_sale_id: saleId, payme_transaction_id: transaction, payme_signature };
    await app.commands.execute(new NoteCallback(new Map(Object.entries(fields))));
  };
  const read = () => app.get(ChargebackJobs).readAnnounced(new Date(app.now().getTime() + 1000));
  const saleOf = async (paymentId: string): Promise<string> =>
    (await app.salesOf(paymentId)).find(({ charged }) => charged > 0)!.saleId;

  const dispute = async (saleId: string, amount?: number): Promise<void> => {
    await app.act('chargebacks', { saleId, ...(amount && { amount }) });
    await announce(saleId, 'sale-chargeback');
    await read();
  };

  return {
    ...app,
    ADMIN,
    announce,
    read,
    saleOf,
    dispute,
    /** Empties the provider. */
    async reset(): Promise<void> {
      await fetch(`${app.sandboxUrl}/_sandbox/reset`, { method: 'POST' });
    },
    /** A captured payment of an order, or of tickets, of a store with one owner. */
    async paid({ tickets = false } = {}) {
      const { paymentId, userId: customer } = await app.captured();
      const [storeId, orderId, owner] = [newId(), newId(), newId()];
      if (tickets) registrations.set(paymentId, { orderId, code: 'T58204117', storeId });
      else orders.set(paymentId, { orderId, code: '58204117', storeId });
      owners.set(storeId, [owner]);
      return { paymentId, customer, storeId, orderId, owner, saleId: await saleOf(paymentId) };
    },
    /** The card company decides for us, and the provider notifies it. */
    async reverse(saleId: string): Promise<void> {
      await app.act('chargebacks/reverse', { saleId });
      await announce(saleId, 'sale-chargeback-refund');
      await read();
    },
    async chargebacks(saleId: string): Promise<Row[]> {
      return app.source.query(
        'select id, status, amount, voided, subject from payments.chargebacks where sale_id = $1 order by id',
        [saleId],
      );
    },
    /** Where notifications to a person lead. */
    async leads(userId: string): Promise<string[]> {
      const rows: { href: string }[] = await app.source.query(
        `select payload->>'href' as href from platform.outbox
         where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ href }) => href);
    },
    /** Kinds of notifications to a person. */
    async told(userId: string): Promise<string[]> {
      const rows: { kind: string }[] = await app.source.query(
        `select payload->>'kind' as kind from platform.outbox
         where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
  };
};
export { AMOUNT };
