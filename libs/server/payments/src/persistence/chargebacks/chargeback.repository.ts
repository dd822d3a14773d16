import { Injectable } from '@nestjs/common';
import type { ChargebackId, ChargebackSide, PaymentId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { columnsOf, selection, type Tx } from '@smachot/server-platform';
import { Chargeback, type ChargebackState } from '../../domain/chargebacks/chargeback';
import {
  ChargebackAnswerSchema,
  type ChargebackAnswerRow,
  ChargebackSchema,
  ChargebackStepSchema,
} from './chargebacks.schema';

const COLUMNS = selection(columnsOf(ChargebackSchema), 'c');

/** Repository of chargebacks. A loaded one stays locked until the transaction ends. */
@Injectable()
export class ChargebackRepository {
  load(tx: Tx, id: ChargebackId): Promise<Chargeback | undefined> {
    return this.locked(tx, 'c.id = $1', id);
  }

  /** The chargeback of a sale that is not won. */
  ofSale(tx: Tx, saleId: string): Promise<Chargeback | undefined> {
    return this.locked(tx, "c.sale_id = $1 and c.status <> 'won'", saleId);
  }

  async add(tx: Tx, chargeback: Chargeback): Promise<void> {
    await tx.manager.insert(ChargebackSchema, chargeback.state);
    await this.note(tx, chargeback);
  }

  async save(tx: Tx, chargeback: Chargeback): Promise<void> {
    await tx.manager.update(ChargebackSchema, { id: chargeback.state.id }, chargeback.state);
    await this.note(tx, chargeback);
  }

  async addAnswer(tx: Tx, chargeback: Chargeback, answer: Omit<ChargebackAnswerRow, 'id' | 'chargebackId'>) {
    const { id: chargebackId } = chargeback.state;
    await tx.manager.insert(ChargebackAnswerSchema, { ...answer, id: newId(), chargebackId });
    this.hint(tx, chargeback);
  }

  answersOf(tx: Tx, chargebackId: ChargebackId, side: ChargebackSide): Promise<number> {
    return tx.manager.countBy(ChargebackAnswerSchema, { chargebackId, side });
  }

  /** Those whose evidence was not sent in time. */
  toExpire(tx: Tx, now: Date): Promise<Pick<ChargebackState, 'id'>[]> {
    return tx.query<Pick<ChargebackState, 'id'>>(
      'select id from payments.chargebacks where expires_at <= $1 order by expires_at limit 100',
      [now],
    );
  }

  /** Counts refunds (agorot) that a lost chargeback of the payment stood for. */
  async addVoided(tx: Tx, paymentId: PaymentId, amount: number): Promise<void> {
    await tx.query(
      `update payments.chargebacks set voided = voided + $2 where id = (
         select id from payments.chargebacks where payment_id = $1 and status = 'lost' and amount - voided >= $2 order by id limit 1)`,
      [paymentId, amount],
    );
  }

  /** Deletes what people said whose account is closed, once their chargebacks are decided. */
  async eraseAnswers(tx: Tx): Promise<void> {
    await tx.query(
      `delete from payments.chargeback_answers a using payments.chargebacks c, payments.payers p
       where c.id = a.chargeback_id and c.status in ('won', 'lost') and p.user_id = a.user_id and p.closed_at is not null`,
    );
  }

  private async locked(tx: Tx, where: string, value: string): Promise<Chargeback | undefined> {
    const [state] = await tx.query<ChargebackState>(
      `select ${COLUMNS} from payments.chargebacks c where ${where} for update`,
      [value],
    );
    return state && new Chargeback(state);
  }

  private async note(tx: Tx, chargeback: Chargeback): Promise<void> {
    const { id: chargebackId } = chargeback.state;
    const rows = chargeback.steps.splice(0).map((step) => ({ ...step, id: newId(), chargebackId }));
    if (rows.length) await tx.manager.insert(ChargebackStepSchema, rows);
    tx.emitFrom(chargeback);
    this.hint(tx, chargeback);
  }

  private hint(tx: Tx, { state: { userId, storeId, orderId } }: Chargeback): void {
    if (userId) tx.hint(`user:${userId}`);
    if (storeId) tx.hint(`store:${storeId}`);
    if (orderId) tx.hint(`order:${orderId}`);
  }
}
