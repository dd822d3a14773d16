import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Bill, listBills } from '@smachot/contracts';
import { splitVat, toShekels, vatPercentOn, wallTime } from '@smachot/kernel';
import { ReadModel, shownMailState } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';

type Row = {
  id: string;
  event_id: string;
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

const view = (row: Row, title: string): Bill => {
  const charged = row.status === 'settled' ? row.amount + row.carried_in : 0;
  const percent = row.vat_percent ?? vatPercentOn(wallTime(row.created_at).day);
  return {
    _id: row.id,
    eventId: row.adopted ? null : row.event_id,
    title: row.adopted ? '' : title,
    adopted: row.adopted,
    responses: row.responses,
    amount: toShekels(row.amount),
    carriedIn: toShekels(row.carried_in),
    charged: toShekels(charged),
    vat: toShekels(splitVat(charged || row.amount + row.carried_in, percent).vat),
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.status === 'failed' ? (row.next_attempt_at?.toISOString() ?? null) : null,
    settledAt: row.settled_at?.toISOString() ?? null,
    receipt:
      row.receipt === null
        ? null
        : {
            number: row.receipt,
            url: `/v1/payments/bills/${row.id}/receipt.pdf`,
            mail: row.mail_state === null ? null : shownMailState(row.mail_state),
          },
    authenticateUrl: row.authenticate_url,
    createdAt: row.created_at.toISOString(),
  };
};

export class Bills extends Query<AnswerOf<typeof listBills>> {
  constructor(
    readonly userId: string,
    readonly page: { cursor?: string | undefined; limit: number },
  ) {
    super();
  }
}

export class OneBill extends Query<Bill | undefined> {
  constructor(
    readonly userId: string,
    readonly billId: string,
  ) {
    super();
  }
}

@QueryHandler(Bills)
export class BillsHandler implements IQueryHandler<Bills> {
  constructor(
    private readonly read: ReadModel,
    @Optional() @Inject(BillableEventsPort) private readonly events?: BillableEventsPort,
  ) {}

  /** Newest first; the cursor is the last id, because ids are ordered by time. */
  async execute({ userId, page }: Bills) {
    const rows = await this.read.rows<Row>(
      `${SELECT} and ($2::uuid is null or b.id < $2) order by b.id desc limit $3`,
      [userId, /^[0-9a-f-]{36}$/.test(page.cursor ?? '') ? page.cursor : null, page.limit + 1],
    );
    const shown = rows.slice(0, page.limit);
    const titles = await this.events?.titles(shown.map((row) => row.event_id));
    return {
      bills: shown.map((row) => view(row, titles?.get(row.event_id) ?? '')),
      balance: toShekels(rows[0]?.balance ?? 0),
      nextCursor: rows.length > page.limit ? shown.at(-1)!.id : null,
    };
  }
}

@QueryHandler(OneBill)
export class OneBillHandler implements IQueryHandler<OneBill> {
  constructor(
    private readonly read: ReadModel,
    @Optional() @Inject(BillableEventsPort) private readonly events?: BillableEventsPort,
  ) {}

  async execute({ userId, billId }: OneBill) {
    const row = await this.read.one<Row>(`${SELECT} and b.id = $2`, [userId, billId]);
    if (!row) return undefined;
    const titles = await this.events?.titles([row.event_id]);
    return view(row, titles?.get(row.event_id) ?? '');
  }
}
