import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, type browseWithout, Narrowing } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { browseStatement, type Statement } from './browse-sql';
import { type BrowseInput, wantedBy } from './wanted';

type Answer = AnswerOf<typeof browseWithout>;

/** For a search without results: the filters whose removal, each alone, would give results. */
export class BrowseWithout extends Query<Result<Answer>> {
  constructor(readonly asked: BrowseInput) {
    super();
  }
}

/** Fields that are removed together with a filter: without a number of guests there is no price for each of them. */
const FIELDS: Partial<Record<Narrowing, (keyof BrowseInput)[]>> = {
  place: ['lat', 'lng'],
  participants: ['participants', 'perGuest'],
};
const fieldsOf = (narrowing: Narrowing): (keyof BrowseInput)[] =>
  FIELDS[narrowing] ?? [narrowing as Exclude<Narrowing, 'place'>];

@QueryHandler(BrowseWithout)
export class BrowseWithoutHandler implements IQueryHandler<BrowseWithout> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ asked }: BrowseWithout): Promise<Result<Answer>> {
    const whole = wantedBy(asked);
    if (!whole.ok) return whole;
    const said = Narrowing.options.filter((one) => fieldsOf(one).some((field) => asked[field] !== undefined));
    const statements = said.flatMap((narrowing) => {
      const less = { ...asked, cursor: undefined, limit: 1 };
      for (const field of fieldsOf(narrowing)) delete less[field];
      const wanted = wantedBy(less);
      return wanted.ok ? [{ narrowing, ...browseStatement(wanted.value, this.clock.now()) }] : [];
    });
    if (!statements.length) return accept({ drop: [] });
    const { sql, parameters } = allOf(statements);
    const rows = await this.read.rows<{ narrowing: Narrowing }>(sql, parameters);
    return accept({ drop: rows.map(({ narrowing }) => narrowing) });
  }
}

/** Joins the statements to one, each with its parameters behind those before it. */
const allOf = (statements: (Statement & { narrowing: Narrowing })[]) => {
  const parameters: unknown[] = [];
  const parts = statements.map((one, at) => {
    const before = parameters.length;
    parameters.push(...one.parameters);
    const sql = one.sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    return `select ${at} as at, '${one.narrowing}' as narrowing from (${sql}) page where page.cards is not null`;
  });
  return { sql: `select narrowing from (${parts.join(' union all ')}) found order by at`, parameters };
};
