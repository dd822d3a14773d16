import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminList, ExportFormat, Language } from '@smachot/contracts';
import { writeCsv, writeXlsx } from '@smachot/server-documents';
import { AdminActs, currentAct } from '@smachot/server-platform';
import { cellsOf, columnsOfList } from '../exports/columns';
import { exportWords } from '../exports/export-words';
import { factsOf } from '../exports/filter-facts';
import { type FilterOf, Lists } from '../lists/lists';
import type { RowList } from '../lists/row-list';

type ListFile = { name: string; media: string; chunks: AsyncGenerator<Uint8Array> };
const MEDIA: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const PAGE = 500;

/** A whole filtered list as a file, read and written page by page. */
export class ExportList<L extends AdminList> extends Query<ListFile> {
  constructor(
    readonly list: L,
    readonly asked: FilterOf[L] & { format: ExportFormat },
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ExportList)
export class ExportListHandler implements IQueryHandler<ExportList<AdminList>> {
  constructor(
    private readonly lists: Lists,
    private readonly acts: AdminActs,
  ) {}

  execute<L extends AdminList>({ list, asked, language }: ExportList<L>): Promise<ListFile> {
    const { format, ...filter } = asked;
    const words = exportWords(language);
    const columns = columnsOfList(list);
    const titles = columns.map(({ title }) => words.columns[title]);
    const act = currentAct();
    if (!act) throw new Error('a file of a list outside of an act');
    const about = { list, format, ...factsOf(filter) };
    const rows = this.counted(
      allRows(this.lists.of(list), filter as unknown as FilterOf[L]),
      (count, complete) =>
        this.acts.record({ ...act, call: 'admin.exported', about: { ...about, rows: count, complete } }),
    );
    const cells = cellsOf(list, rows, words);
    const sheet = {
      name: words.lists[list],
      rightToLeft: words.rightToLeft,
      widths: columns.map(({ width }) => width),
    };
    return Promise.resolve({
      name: `${words.lists[list]}.${format}`,
      media: MEDIA[format],
      chunks: format === 'csv' ? writeCsv(titles, cells) : writeXlsx(sheet, titles, cells),
    });
  }

  /** Records how many rows left the product, also when the download is broken off. */
  private async *counted<Row>(
    rows: AsyncIterable<Row>,
    record: (count: number, complete: boolean) => Promise<void>,
  ): AsyncGenerator<Row> {
    let count = 0;
    let complete = false;
    try {
      for await (const row of rows) {
        count += 1;
        yield row;
      }
      complete = true;
    } finally {
      await record(count, complete);
    }
  }
}

async function* allRows<Filter, Row>(list: RowList<Filter, Row>, filter: Filter): AsyncGenerator<Row> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list.page>> = await list.page(filter, {
      after,
      limit: PAGE,
      uncounted: true,
    });
    yield* page.rows;
    after = page.nextCursor;
  } while (after !== null);
}
