import { Injectable } from '@nestjs/common';
import type { PayoutBatchId, StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { PayoutBatch } from '../domain/payout-batch';
import { BatchExclusionSchema, PayoutBatchSchema } from './payouts.schema';
import type { ExcludedRow } from './payout-batch.queries';

/** Repository of batches. A loaded one stays locked: of two admins, or two workers, one comes after the other. */
@Injectable()
export class PayoutBatchRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** There is one batch a day at most, whoever asks for it how often. */
  async open(day: string, now: Date): Promise<void> {
    await this.work.alone(
      `insert into payouts.batches (id, day, status, created_at) values ($1, $2, 'planning', $3) on conflict (day) do nothing`,
      [newId(now.getTime()), day, now],
    );
  }

  async load(tx: Tx, id: PayoutBatchId): Promise<PayoutBatch | undefined> {
    const state = await tx.manager.findOne(PayoutBatchSchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state ? new PayoutBatch(state) : undefined;
  }

  /** The serial number of the next file of this payment day, whichever batch it is of; two at once come one after the other. */
  async nextSerial(tx: Tx, paymentDay: string): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payouts.file_serials'), hashtext($1))`, [
      paymentDay,
    ]);
    const [row] = await tx.query<{ serial: number }>(
      `select coalesce(max(file_serial), 0) + 1 as serial from payouts.batches where payment_day = $1`,
      [paymentDay],
    );
    return row!.serial;
  }

  /** The batch in which this store has a payout that no file was made for. */
  async unsentOf(tx: Tx, storeId: StoreId): Promise<PayoutBatch | undefined> {
    const [row] = await tx.query<{ id: PayoutBatchId }>(
      `select b.id from payouts.batches b join payouts.payouts p on p.batch_id = b.id
       where p.store_id = $1 and p.status = 'planned' and b.file_number is null`,
      [storeId],
    );
    return row && this.load(tx, row.id);
  }

  /** Stores that the batch is planned without. */
  async exclude(tx: Tx, { state: { id: batchId } }: PayoutBatch, excluded: ExcludedRow[]): Promise<void> {
    if (!excluded.length) return;
    await tx.manager.insert(
      BatchExclusionSchema,
      excluded.map((row) => ({ ...row, batchId })),
    );
  }

  async save(tx: Tx, { state }: PayoutBatch): Promise<void> {
    await tx.manager.update(PayoutBatchSchema, { id: state.id }, state);
    tx.hint('payouts:batches');
  }
}
