import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language, StoreId } from '@smachot/contracts';
import {
  accept,
  nationalPhone,
  refuse,
  type Result,
  stripInvisible,
  toShekels,
  wallTime,
} from '@smachot/kernel';
import { menuNameIn } from '@smachot/i18n';
import { writeXlsx, type XlsxCell } from '@smachot/server-documents';
import type { BookingState } from '../../domain/bookings/booking';
import { bookingCells } from '../../views/booking-cells';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { incomeOf } from '../../domain/money/income';
import type { OrderState } from '../../domain/order-state';
import { daysOf } from '../../domain/whole-days';
import type { Reader } from '@smachot/server-stores';
import { StoresGateway } from '../../stores-gateway';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { EXPORT_COLUMNS, type ExportColumn, type ExportWords } from '../../texts/export-columns';
import { exportWords } from '../../texts/export-words';
import { mayBeCalled, menuNames } from '../../views/order-view';

type ExportFilter = { store: string; from?: string | undefined; to?: string | undefined };
export type OrderFile = { title: string; chunks: AsyncGenerator<Uint8Array> };

/** A store's orders by their start, as a spreadsheet, read and written page by page. */
export class ExportOrders extends Query<Result<OrderFile>> {
  constructor(
    readonly asked: ExportFilter,
    readonly reader: Reader,
    readonly language: Language,
  ) {
    super();
  }
}

const PAGE = 500;
type Reading = { width: number; cell: (order: OrderState, words: ExportWords) => XlsxCell };
const dayOf = (at: Date): string => wallTime(at).day.split('-').reverse().join('/');

/** Empty before the approval: the rate is not known yet. */
const incomeCell =
  (part: 'gross' | 'commission' | 'net') =>
  (order: OrderState): XlsxCell =>
    order.commissionRate === null ? null : toShekels(incomeOf(order, order.commissionRate)?.[part] ?? 0);

const COLUMNS: Record<ExportColumn, Reading> = {
  code: { width: 13, cell: ({ code }) => code },
  status: { width: 20, cell: ({ status }, words) => words.statuses[status] },
  date: { width: 13, cell: ({ startsAt }) => dayOf(startsAt) },
  from: { width: 9, cell: ({ startsAt }) => wallTime(startsAt).time },
  to: { width: 9, cell: ({ endsAt }) => wallTime(endsAt).time },
  menu: {
    width: 28,
    cell: ({ summary }, { language }) =>
      stripInvisible(
        menuNameIn(
          { menuName: summary.pricingUnitName, menuNames: menuNames(summary.translations) },
          language,
        ),
      ),
  },
  participants: { width: 12, cell: ({ summary }) => summary.eventInfo.participants },
  customer: {
    width: 22,
    cell: ({ customerFirstName, customerLastName }) =>
      stripInvisible(`${customerFirstName} ${customerLastName}`.trim()),
  },
  phone: {
    width: 15,
    cell: (order) =>
      mayBeCalled(order.status) && order.customerPhone ? nationalPhone(order.customerPhone) : null,
  },
  address: { width: 34, cell: ({ summary }) => stripInvisible(summary.eventInfo.location?.address ?? '') },
  price: { width: 11, cell: ({ price }) => toShekels(price) },
  payment: { width: 18, cell: ({ paymentStatus }, words) => words.payments[paymentStatus] },
  captured: { width: 11, cell: ({ captured }) => toShekels(captured) },
  refunded: { width: 11, cell: ({ refunded }) => toShekels(refunded) },
  owed: { width: 14, cell: ({ owed }) => toShekels(owed) },
  gross: { width: 13, cell: incomeCell('gross') },
  commission: { width: 11, cell: incomeCell('commission') },
  net: { width: 13, cell: incomeCell('net') },
  remarks: { width: 34, cell: ({ summary }) => stripInvisible(summary.remarks) },
};

@QueryHandler(ExportOrders)
export class ExportOrdersHandler implements IQueryHandler<ExportOrders> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingQueries,
  ) {}

  async execute({ asked, reader, language }: ExportOrders): Promise<Result<OrderFile>> {
    const works = await this.stores.seenBy(asked.store, reader);
    if (!works) return refuse('not_found');
    const words = exportWords(language);
    const widths = EXPORT_COLUMNS.map((column) => COLUMNS[column].width);
    const titles = EXPORT_COLUMNS.map((column) => words.columns[column]);
    const sheet = { name: words.sheet, rightToLeft: words.rightToLeft, widths };
    return accept({
      title: `${words.sheet} ${works.partnerUsername}`,
      chunks: writeXlsx(sheet, titles, this.rows(works.partnerId, asked, words)),
    });
  }

  /** Orders and phone bookings, by their start. */
  private async *rows(storeId: StoreId, asked: ExportFilter, words: ExportWords): AsyncGenerator<XlsxCell[]> {
    const bookings = this.booked(storeId, asked);
    let booking = (await bookings.next()).value;
    const line = (booked: BookingState) => {
      const cells = bookingCells(booked, words);
      return EXPORT_COLUMNS.map((column) => cells[column] ?? null);
    };
    for await (const order of this.ordered(storeId, asked)) {
      for (; booking && booking.startsAt < order.startsAt; booking = (await bookings.next()).value)
        yield line(booking);
      yield EXPORT_COLUMNS.map((column) => COLUMNS[column].cell(order, words));
    }
    for (; booking; booking = (await bookings.next()).value) yield line(booking);
  }

  private async *booked(storeId: StoreId, asked: ExportFilter): AsyncGenerator<BookingState, undefined> {
    let last: BookingState | undefined;
    for (let full = true; full;) {
      const page = await this.bookings.within(storeId, { ...daysOf(asked), after: last, limit: PAGE });
      yield* page;
      last = page.at(-1);
      full = page.length === PAGE;
    }
    return undefined;
  }

  private async *ordered(storeId: StoreId, asked: ExportFilter): AsyncGenerator<OrderState> {
    const span = daysOf(asked);
    let last: OrderState | undefined;
    for (let full = true; full;) {
      const page: OrderState[] = await this.orders.page(storeId, span, last, PAGE);
      yield* page;
      last = page.at(-1);
      full = page.length === PAGE;
    }
  }
}
