import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Bill, BillId, listBills, UserId } from '@smachot/contracts';
import { cursorId, splitVat, toShekels, vatPercentOn, wallTime } from '@smachot/kernel';
import { shownMailState } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { BillQueries, type BillRow } from '../persistence/bill.queries';

const view = (row: BillRow, title: string): Bill => {
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
    readonly userId: UserId,
    readonly page: { cursor?: string | undefined; limit: number },
  ) {
    super();
  }
}

export class OneBill extends Query<Bill | undefined> {
  constructor(
    readonly userId: UserId,
    readonly billId: BillId,
  ) {
    super();
  }
}

@QueryHandler(Bills)
export class BillsHandler implements IQueryHandler<Bills> {
  constructor(
    private readonly bills: BillQueries,
    @Optional() @Inject(BillableEventsPort) private readonly events?: BillableEventsPort,
  ) {}

  async execute({ userId, page }: Bills) {
    const cursor = cursorId(page.cursor);
    const rows = await this.bills.page(userId, cursor, page.limit + 1);
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
    private readonly bills: BillQueries,
    @Optional() @Inject(BillableEventsPort) private readonly events?: BillableEventsPort,
  ) {}

  async execute({ userId, billId }: OneBill) {
    const row = await this.bills.byId(userId, billId);
    if (!row) return undefined;
    const titles = await this.events?.titles([row.event_id]);
    return view(row, titles?.get(row.event_id) ?? '');
  }
}
