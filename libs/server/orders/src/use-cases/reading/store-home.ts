import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, readStoreHome, WaitingOrder } from '@smachot/contracts';
import {
  accept,
  addDays,
  atWallTime,
  Clock,
  refuse,
  type Result,
  toShekels,
  wallTime,
} from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { bookingView } from '../../views/booking-view';
import { CommissionQueries } from '../../persistence/commission/commission.queries';
import { incomeOf } from '../../domain/money/income';
import { InvitationsGateway } from '../../invitations-gateway';
import { StoresGateway } from '../../stores-gateway';
import { CARD_COLUMNS, type CardRow, cardView } from '../../views/order-view';
import { ResponseTimes } from '../../services/response-times';

type Answer = AnswerOf<typeof readStoreHome>;
const DAYS = 7;
/** Limit of rows on this page; the lists of orders have all of them. */
const MOST = 50;

type WaitingRow = CardRow & Pick<WaitingOrder, 'asks'> & { until: Date | null };
type AgendaRow = CardRow & { km: number | null; event_id: string | null };
type MoneyRow = { price: number; kept: number | null; commission_rate: number | null };

/** Home page of a store's crew; also for a reader who may only look. */
export class StoreHome extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreHome)
export class StoreHomeHandler implements IQueryHandler<StoreHome> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
    private readonly invitations: InvitationsGateway,
    private readonly commissions: CommissionQueries,
    private readonly bookings: BookingQueries,
    private readonly times: ResponseTimes,
    private readonly clock: Clock,
  ) {}

  async execute({ store, reader }: StoreHome): Promise<Result<Answer>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { partnerId } = seen;
    const [waiting, agenda, bookings, income, responseMinutes] = await Promise.all([
      this.waiting(partnerId),
      this.agenda(partnerId),
      this.bookings.within(partnerId, { ...this.week(), limit: MOST }),
      // income is shown to the owner only
      seen.role === 'Member' ? null : this.income(partnerId),
      this.times.of(partnerId),
    ]);
    return accept({ waiting, agenda, bookings: bookings.map(bookingView), income, responseMinutes });
  }

  /** Orders to answer, customers' requests on approved ones, and rests to decide. None has begun: all requests lapse before the start. */
  private async waiting(storeId: string): Promise<Answer['waiting']> {
    const rows = await this.read.rows<WaitingRow>(
      `select ${CARD_COLUMNS}, w.asks, w.until
       from orders.orders o, lateral (
         select 'answer' as asks, o.respond_by as until where o.status = 'pending'
         union all select 'participants', f.cut_off_at from orders.followings f
           where o.follows and o.status = 'approved' and f.order_id = o.id
             and exists (select from orders.amendments a where a.order_id = o.id and a.status = 'proposed' and a.asked_by = 'customer')
         union all select 'terms', c.respond_by from orders.change_requests c
           where o.changes and o.status = 'approved' and c.order_id = o.id and c.status = 'open' and c.asked_by = 'customer'
         union all select 'rest', o.starts_at from orders.payment_plans p
           where o.status = 'approved' and p.order_id = o.id and p.status = 'undecided') w
       where o.store_id = $1 and o.starts_at >= $2 and o.status in ('pending', 'approved')
       order by w.until, o.id limit ${MOST}`,
      [storeId, this.clock.now()],
    );
    return rows.map((row) => ({
      ...cardView(row),
      asks: row.asks,
      until: row.until?.toISOString() ?? null,
    }));
  }

  /** Agenda from the beginning of today. */
  private async agenda(storeId: string): Promise<Answer['agenda']> {
    const { from, till } = this.week();
    const rows = await this.read.rows<AgendaRow>(
      `select ${CARD_COLUMNS}, (o.rates#>>'{delivery,km}')::float8 as km,
         (select f.event_id from orders.followings f where o.follows and f.order_id = o.id and f.status <> 'left') as event_id
       from orders.orders o where o.store_id = $1 and o.starts_at >= $2 and o.starts_at < $3 and o.status in ('approved', 'done')
       order by o.starts_at, o.id limit ${MOST}`,
      [storeId, from, till],
    );
    const events = await this.invitations.seats(rows.map((row) => row.event_id));
    return rows.map((row) => ({
      ...cardView(row),
      km: row.km,
      eventTitle: (row.event_id && events.get(row.event_id)?.title) || null,
    }));
  }

  private week(): { from: Date; till: Date } {
    const { day } = wallTime(this.clock.now());
    return { from: atWallTime(day, '00:00'), till: atWallTime(addDays(day, DAYS), '00:00') };
  }

  /** Income: the kept sum of orders that are over, the agreed price of the others. */
  private async income(storeId: string): Promise<Answer['income']> {
    const month = wallTime(this.clock.now()).day.slice(0, 7);
    const first = `${month}-01`;
    const next = `${addDays(first, 31).slice(0, 7)}-01`;
    const [rows, rate] = await Promise.all([
      this.read.rows<MoneyRow>(
        `select o.price, o.kept, o.commission_rate from orders.orders o
         where o.store_id = $1 and o.starts_at >= $2 and o.starts_at < $3
           and (o.status in ('approved', 'done') or o.kept > 0)`,
        [storeId, atWallTime(first, '00:00'), atWallTime(next, '00:00')],
      ),
      this.commissions.rateOf(storeId),
    ]);
    const incomes = rows
      .map((row) => incomeOf(row, row.commission_rate ?? rate))
      .filter((income) => income !== null);
    if (!incomes.length) return null;
    const sum = (of: 'gross' | 'net') => toShekels(incomes.reduce((total, income) => total + income[of], 0));
    return { gross: sum('gross'), net: sum('net') };
  }
}
