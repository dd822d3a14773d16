import type { BillId, CardId, EventId, UserId } from '@smachot/contracts';
import { FixedClock, MINUTE_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { openBill } from '../domain/bill';
import { BillRepository } from '../persistence/bill.repository';

type DemoBill = { billId: BillId; eventId: EventId; hostId: UserId; responses: number; at: Date };

/** Seeds the paid bill of an event with its charge and its receipt; no mail is sent of it. */
export const seedBillDemo = async (tx: Tx, due: DemoBill, cardId: CardId): Promise<void> => {
  const paidAt = new Date(due.at.getTime() + MINUTE_MS);
  const bills = new BillRepository(new FixedClock(paidAt));
  const { amount } = openBill(due.responses, 0);
  await bills.add(tx, due, { amount, carriedIn: 0, status: 'due' });
  await tx.query(
    `update payments.bills set status = 'settled', settled_at = $2, next_attempt_at = null where id = $1`,
    [due.billId, paidAt],
  );
  await tx.query(
    `insert into payments.ledger (id, idempotency_key, user_id, bill_id, card_id, kind, amount, status, sale_id, created_at, settled_at)
     values ($1, $2, $3, $4, $5, 'charge', $6, 'charged', $7, $8, $8)`,
    [
      ...[newId(paidAt.getTime()), `bill:${due.billId}:1`, due.hostId, due.billId, cardId, amount],
      ...[`DEMOC-${amount}-0-${paidAt.getTime()}-${due.billId}`, paidAt],
    ],
  );
  const bill = await bills.lock(tx, due.billId);
  await bills.issueReceipt(tx, bill!, { cardId, language: 'he' });
  await tx.query('delete from payments.receipt_mails where bill_id = $1', [due.billId]);
};
