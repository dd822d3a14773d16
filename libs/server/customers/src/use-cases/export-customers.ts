import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { exportCustomers, InputOf, Language, StoreId, UserId } from '@smachot/contracts';
import {
  accept,
  nationalPhone,
  refuse,
  type Result,
  stripInvisible,
  toShekels,
  wallTime,
} from '@smachot/kernel';
import { writeCsv, writeXlsx, type XlsxCell } from '@smachot/server-documents';
import type { CustomerFigures } from '@smachot/server-orders';
import { Neighbours } from '../neighbours';
import { CustomerQueries, type ListedCustomer } from '../persistence/customer.queries';
import { exportWords } from '../texts/export-words';

type Asked = InputOf<typeof exportCustomers>['query'];
export type CustomerFile = { name: string; type: string; chunks: AsyncGenerator<Uint8Array> };

const PAGE = 500;
const WIDTHS = [24, 16, 10, 12, 16, 16, 16, 40];
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A store's customers of one instant as a file, read and written page by page; for its owners. */
export class ExportCustomers extends Query<Result<CustomerFile>> {
  constructor(
    readonly store: string,
    readonly asked: Asked,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ExportCustomers)
export class ExportCustomersHandler implements IQueryHandler<ExportCustomers> {
  constructor(
    private readonly neighbours: Neighbours,
    private readonly customers: CustomerQueries,
  ) {}

  async execute({ store, asked, userId, language }: ExportCustomers): Promise<Result<CustomerFile>> {
    const works = await this.neighbours.roleAt(store, userId);
    if (!works) return refuse('not_found');
    if (works.role !== 'Owner') return refuse('crew.owners_only');
    const { sheet: name, rightToLeft, titles } = exportWords(language);
    const rows = this.rows(works.partnerId, asked);
    const chunks =
      asked.format === 'csv'
        ? writeCsv(titles, rows)
        : writeXlsx({ name, rightToLeft, widths: WIDTHS }, titles, rows);
    return accept({
      name: `${name} ${works.partnerUsername}.${asked.format}`,
      type: TYPES[asked.format],
      chunks,
    });
  }

  private async *rows(storeId: StoreId, { format: _, ...filter }: Asked): AsyncGenerator<XlsxCell[]> {
    const all = await this.customers.idsOf(storeId, filter);
    for (let read = 0; read < all.length; read += PAGE) {
      const ids = all.slice(read, read + PAGE);
      const [page, figures] = await Promise.all([
        this.customers.byIds(storeId, ids),
        this.neighbours.figuresOf(storeId, ids),
      ]);
      for (const row of page) yield cellsOf(row, figures.get(row.customerId));
    }
  }
}

const dayOf = (at: Date | null): string | null => at && wallTime(at).day.split('-').reverse().join('/');

const cellsOf = (row: ListedCustomer, figures: CustomerFigures | undefined): XlsxCell[] => [
  stripInvisible(row.name),
  figures?.phone ? nationalPhone(figures.phone) : null,
  row.orders,
  toShekels(figures?.paid ?? 0),
  dayOf(row.lastOrderAt),
  dayOf(row.wroteAt),
  dayOf(row.proposedAt),
  stripInvisible(row.tags.join(', ')),
];
