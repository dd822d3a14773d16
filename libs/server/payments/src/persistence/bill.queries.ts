import { Injectable } from '@nestjs/common';
import type { Bill, BillId, EventId, UserId } from '@smachot/contracts';
import { hasCome, ReadModel } from '@smachot/server-platform';

/** A bill as its host sees it; sums in agorot. `balance`: sums of the account that wait for the next bill. */
export type BillRow = {
  id: BillId;
  event_id: EventId;
  responses: number;
  amount: number;
  carried_in: number;
  status: Bill['status'];
  attempts: number;
  next_attempt_at: Date | null;
  settled_at: Date | null;
  created_at: Date;
  receipt: number | null;
  mail_state: string | null;
  vat_percent: number | null;
  authenticate_url: string | null;
  balance: number;
  adopted: boolean;
};

const SELECT = `select b.id, b.event_id, b.responses, b.amount, b.carried_in, b.status, b.attempts, b.next_attempt_at, b.settled_at,
  b.created_at, b.adopted_at is not null as adopted, r.number as receipt, m.state as mail_state, r.vat_percent,
  (select l.authenticate_url from payments.ledger l where l.bill_id = b.id and l.status = 'action_required' limit 1) as authenticate_url,
  (select coalesce(sum(c.amount), 0)::int from payments.bills c where c.user_id = $1 and c.status = 'carried' and c.absorbed_by is null) as balance
  from payments.bills b left join payments.receipts r on r.bill_id = b.id
  left join payments.receipt_mails m on m.bill_id = b.id where b.user_id = $1`;

const CHARGEABLE_NOW = `status in ('due', 'charging', 'failed', 'action_required')
         and (claimed_until is null or claimed_until < clock_timestamp())`;
/** Condition of a tick. */
export const BILL_DUE = hasCome('next_attempt_at', 'payments.bills', CHARGEABLE_NOW);

/** Reads the bills of an account. */
@Injectable()
export class BillQueries {
  constructor(private readonly read: ReadModel) {}

  /** Newest first. @param cursor the id of the last bill of the page before, because ids are ordered by time */
  page(userId: UserId, cursor: string | null, limit: number): Promise<BillRow[]> {
    return this.read.rows<BillRow>(
      `${SELECT} and ($2::uuid is null or b.id < $2) order by b.id desc limit $3`,
      [userId, cursor, limit],
    );
  }

  byId(userId: UserId, billId: BillId): Promise<BillRow | undefined> {
    return this.read.one<BillRow>(`${SELECT} and b.id = $2`, [userId, billId]);
  }

  /** The sum of unpaid bills in agorot, and the card that would be charged. */
  async unpaid(userId: UserId): Promise<{ unpaid: number; last_four: string | null }> {
    const row = await this.read.one<{ unpaid: number; last_four: string | null }>(
      `select (select coalesce(sum(amount + carried_in), 0)::int from payments.bills
                 where user_id = $1 and status in ('due', 'charging', 'action_required', 'failed')) as unpaid,
           (select last_four from payments.cards
            where user_id = $1 and is_default and status = 'confirmed' and deleted_at is null) as last_four`,
      [userId],
    );
    return row!;
  }

  /** Bills that are due by the product's clock and whose lease has ended by the real one. */
  due(now: Date, limit: number): Promise<{ id: BillId }[]> {
    return this.read.rows<{ id: BillId }>(
      `select id from payments.bills
       where next_attempt_at <= $1 and ${CHARGEABLE_NOW}
       order by next_attempt_at limit ${limit}`,
      [now],
    );
  }
}
