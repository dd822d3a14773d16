import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { accept, refuse, type Result, stripInvisible } from '@smachot/kernel';
import { writeTable, writeXlsx } from '@smachot/server-documents';
import type { Reader } from '@smachot/server-stores';
import { StoreBalances } from '../services/store-balances';
import { StatementQueries } from '../persistence/statement.queries';
import { StoresGateway } from '../stores-gateway';
import { statementWords } from '../texts/statement-words';
import { summaryLines, summaryOf } from '../views/statement-summary';
import { pdfRow, PDF_WIDTHS, shownDay, xlsxRow, XLSX_WIDTHS } from '../views/statement-cells';
import { filterOf, type GivenFilter } from '../views/statement-filter';
import { STATEMENT_COLUMNS } from '../texts/statement-words';

export type StatementFile = { title: string; chunks: AsyncGenerator<Uint8Array> };
type Asked = { partner: string; filter: GivenFilter; format: 'xlsx' | 'pdf'; language: Language };

/** The statement of a store as a file, read and written page by page, in the language of the screen that asks for it. */
export class StatementFileOf extends Query<Result<StatementFile>> {
  constructor(
    readonly asked: Asked,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StatementFileOf)
export class StatementFileOfHandler implements IQueryHandler<StatementFileOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly statements: StatementQueries,
    private readonly balances: StoreBalances,
  ) {}

  async execute({ asked, reader }: StatementFileOf): Promise<Result<StatementFile>> {
    const store = await this.stores.seenBy(asked.partner, reader);
    if (!store.ok) return store;
    const { partnerId, partnerUsername } = store.value;
    const contact = (await this.stores.contacts([partnerId])).get(partnerId);
    if (!contact) return refuse('not_found');
    const lines = this.statements.all(partnerId, filterOf(asked.filter));
    const title = `${statementWords(asked.language).sheet} ${partnerUsername}`;
    if (asked.format === 'xlsx') return accept({ title, chunks: xlsx(lines, asked.language) });
    const [months, balance] = await Promise.all([
      this.statements.months(partnerId, filterOf(asked.filter)),
      this.balances.of(partnerId),
    ]);
    const head = summaryLines({ summary: summaryOf(months), balance }, asked.language);
    return accept({ title, chunks: pdf(lines, { name: stripInvisible(contact.businessName), head }, asked) });
  }
}

type Lines = ReturnType<StatementQueries['all']>;

const xlsx = (lines: Lines, language: Language): AsyncGenerator<Uint8Array> => {
  const words = statementWords(language);
  const sheet = { name: words.sheet, rightToLeft: words.rightToLeft, widths: XLSX_WIDTHS };
  const titles = STATEMENT_COLUMNS.map((column) => words.columns[column]);
  return writeXlsx(
    sheet,
    titles,
    mapped(lines, (line) => xlsxRow(line, words)),
  );
};

const pdf = (
  lines: Lines,
  { name, head }: { name: string; head: string[] },
  { filter: { from, until }, language }: { filter: GivenFilter; language: Language },
): AsyncGenerator<Uint8Array> => {
  const words = statementWords(language);
  const columns = STATEMENT_COLUMNS.map((column, at) => ({
    title: words.columns[column],
    width: PDF_WIDTHS[at]!,
  }));
  const days = words.days(from ? shownDay(from) : null, until ? shownDay(until) : null);
  const paper = {
    language,
    title: words.sheet,
    heading: `${words.sheet}: ${name}`,
    head: [days, ...head],
    columns,
  };
  return writeTable(
    paper,
    mapped(lines, (line) => pdfRow(line, words)),
  );
};

async function* mapped<From, To>(rows: AsyncIterable<From>, map: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield map(row);
}
