import { createHash } from 'node:crypto';
import { newId } from '@smachot/kernel';
import { readCallback } from '../src/provider/read-callback';
import { NoteCallback } from '../src/use-cases/note-callback';
import { PaymentJobs } from '../src/jobs/payment-jobs';
import { paymentsApp } from './payments-app';

let app: Awaited<ReturnType<typeof paymentsApp>>;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

const note = (fields: Record<string, string>) =>
  app.commands.execute(new NoteCallback(readCallback(Buffer.from(new URLSearchParams(fields).toString()))));
const signed = (sale: string) => ({
  payme_sale_id: sale,
  payme_transaction_id: 'TRAN',
  payme_signature: createHash('md5').update(`pk_demo_7F3Aps_demo_51C9TRAN${sale}`).digest('hex'),
});
const storedSales = async (): Promise<string[]> => {
  const rows: { sale: string }[] = await app.source.query(
    'select sale_id as sale from payments.callbacks order by received_at',
  );
  return rows.map(({ sale }) => sale);
};

it('stores what is signed, once, and forgets everything else', async () => {
  const sale = newId();
  await note({ payme_sale_id: 'UNSIGNED', payme_transaction_id: 'TRAN' });
  await note({ payme_sale_id: 'INVENTED', payme_transaction_id: 'TRAN', payme_signature: '5' });
  await note({ anything: 'x'.repeat(100_000) });
  await note(signed(sale));
  await note(signed(sale));
  expect(await storedSales()).toEqual([sale]);
});

it('deletes it after 90 days', async () => {
  const [old, young] = [newId(), newId()];
  await note(signed(old));
  await note(signed(young));
  await app.source.query(
    `update payments.callbacks set received_at = now() - interval '91 days' where sale_id = $1`,
    [old],
  );
  await app.get<PaymentJobs>(PaymentJobs).purgeCallbacks(new Date());
  const left = await storedSales();
  expect(left).toContain(young);
  expect(left).not.toContain(old);
});
