import { Injectable } from '@nestjs/common';
import { hasCome, prepared, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';

/** A sale that is to be read. `heard`: identifies the announcement; a later one makes the sale due again. */
export type ChargebackSignal = { saleId: string; heard: string; attempts: number };

const UNCLAIMED = '(claimed_until is null or claimed_until < clock_timestamp())';
/** Condition of a tick. */
export const CHARGEBACK_SIGNAL_DUE = hasCome('due_at', 'payments.chargeback_signals', UNCLAIMED);

const CLAIM = prepared(
  `update payments.chargeback_signals set claimed_until = clock_timestamp() + interval '1 millisecond' * $2, attempts = attempts + 1
   where sale_id = any(array(
     select sale_id from payments.chargeback_signals
     where due_at <= $1 and ${UNCLAIMED}
     order by due_at limit 50 for update skip locked))
   returning sale_id as "saleId", heard_at::text as heard, attempts`,
);

/** Repository of what the provider announced of chargebacks: each sale is read until the provider shows it. */
@Injectable()
export class ChargebackSignalRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Makes the sale due, however often it is announced. */
  async note(tx: Tx, saleId: string, now: Date): Promise<void> {
    await tx.query(
      `insert into payments.chargeback_signals (sale_id, heard_at, due_at, attempts) values ($1, $2, $2, 0)
       on conflict (sale_id) do update set heard_at = $2, due_at = $2, claimed_until = null, attempts = 0`,
      [saleId, now],
    );
  }

  /** Claims the sales that are due by the product's clock, for `leaseMs` milliseconds of the real one. */
  async claim(now: Date, leaseMs: number): Promise<ChargebackSignal[]> {
    return returningRows(await this.work.alone<ChargebackSignal>(CLAIM, [now, leaseMs]));
  }

  /** Locks the signal, so that one process at a time applies what it read. */
  async lock(tx: Tx, saleId: string): Promise<void> {
    await tx.query('select 1 from payments.chargeback_signals where sale_id = $1 for update', [saleId]);
  }

  /** The sale was read; an announcement that came meanwhile stays due. */
  async done(tx: Tx, { saleId, heard }: ChargebackSignal): Promise<void> {
    await tx.query(
      `update payments.chargeback_signals set due_at = case when heard_at::text = $2 then null else due_at end, claimed_until = null
       where sale_id = $1`,
      [saleId, heard],
    );
  }

  async later({ saleId, heard }: ChargebackSignal, due: Date): Promise<void> {
    await this.work.alone(
      `update payments.chargeback_signals set due_at = case when heard_at::text = $2 then $3::timestamptz else due_at end, claimed_until = null
       where sale_id = $1`,
      [saleId, heard, due],
    );
  }
}
