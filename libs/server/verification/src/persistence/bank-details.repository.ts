import { Injectable } from '@nestjs/common';
import type { BankDetailsId, StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { columnsOf, hasCome, returningRows, toRow, type Tx } from '@smachot/server-platform';
import { BankDetails } from '../domain/bank-details';
import { DetailsCipher } from './details-cipher';
import { BankDetailsSchema, MoveSchema } from './verification.schema';

const columns = columnsOf(BankDetailsSchema);
type Due = { id: BankDetailsId; storeId: StoreId };

/** Condition of a tick: details have waited for long. */
export const REMINDER_DUE = hasCome('remind_at', 'verification.bank_details');

/** Repository of bank details. Loaded details stay locked until the transaction ends: two admins decide one after the other. */
@Injectable()
export class BankDetailsRepository {
  constructor(private readonly cipher: DetailsCipher) {}

  async load(tx: Tx, id: BankDetailsId): Promise<BankDetails | undefined> {
    return this.locked(tx, { id });
  }

  async ofStore(tx: Tx, storeId: StoreId): Promise<BankDetails | undefined> {
    return this.locked(tx, { storeId });
  }

  /** False when the store has details already. */
  async add(tx: Tx, details: BankDetails): Promise<boolean> {
    const inserted = await tx.query(
      `insert into verification.bank_details select * from json_populate_record(null::verification.bank_details, $1)
       on conflict (store_id) do nothing returning id`,
      [JSON.stringify(toRow(columns, this.cipher.seal(details.state)))],
    );
    if (!returningRows(inserted).length) return false;
    await this.note(tx, details);
    return true;
  }

  async save(tx: Tx, details: BankDetails): Promise<void> {
    await tx.manager.update(BankDetailsSchema, { id: details.state.id }, this.cipher.seal(details.state));
    await this.note(tx, details);
  }

  async delete(tx: Tx, id: BankDetailsId): Promise<void> {
    await tx.query('delete from verification.bank_details where id = $1', [id]);
  }

  /** Takes the details whose reminder is due: each is reminded of once. */
  async takeReminders(tx: Tx, now: Date): Promise<Due[]> {
    return returningRows(
      await tx.query<Due>(
        `update verification.bank_details set remind_at = null where id in (
           select id from verification.bank_details where remind_at <= $1 order by remind_at limit 100 for update skip locked)
         returning id, store_id as "storeId"`,
        [now],
      ),
    );
  }

  /** Details of closed stores whose time is over. */
  async toErase(tx: Tx, now: Date): Promise<Due[]> {
    return tx.query<Due>(
      `select id, store_id as "storeId" from verification.bank_details where erase_at <= $1
       order by erase_at limit 100 for update skip locked`,
      [now],
    );
  }

  /** Encrypts details anew that another key sealed than the one in use. @returns their number */
  async reseal(tx: Tx, most: number): Promise<number> {
    const rows = await tx.query<{ id: BankDetailsId; sealed: string }>(
      `select id, sealed from verification.bank_details where not starts_with(sealed, $1)
       order by id limit $2 for update skip locked`,
      [this.cipher.prefix, most],
    );
    await tx.query(
      `update verification.bank_details d set sealed = n.sealed
       from unnest($1::uuid[], $2::text[]) n(id, sealed) where d.id = n.id`,
      [rows.map(({ id }) => id), rows.map(({ sealed }) => this.cipher.reseal(sealed))],
    );
    return rows.length;
  }

  private async locked(tx: Tx, where: { id: BankDetailsId } | { storeId: StoreId }) {
    const row = await tx.manager.findOne(BankDetailsSchema, { where, lock: { mode: 'pessimistic_write' } });
    return row ? new BankDetails(this.cipher.open(row)) : undefined;
  }

  /** Saves the lines of the audit and the events, and tells the screens of both sides. */
  private async note(tx: Tx, details: BankDetails): Promise<void> {
    const { id: bankDetailsId, storeId } = details.state;
    const rows = details.moves.splice(0).map((line) => ({ ...line, id: newId(), bankDetailsId }));
    if (rows.length) await tx.manager.insert(MoveSchema, rows);
    tx.emitFrom(details);
    tx.hint(`store:${storeId}`);
    tx.hint(QUEUE_TOPIC);
  }
}

/** The live topic of the queue of cases, for super admins. */
export const QUEUE_TOPIC = 'verification:queue';
