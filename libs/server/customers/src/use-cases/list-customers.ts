import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listCustomers } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { CustomerFigures } from '@smachot/server-orders';
import type { Reader } from '@smachot/server-stores';
import { Neighbours } from '../neighbours';
import { CustomerQueries } from '../persistence/customer.queries';
import { cardView } from '../views/customer-view';

type Answer = AnswerOf<typeof listCustomers>;

/** The customers of a store, for its crew and super admins. */
export class ListCustomers extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly asked: InputOf<typeof listCustomers>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListCustomers)
export class ListCustomersHandler implements IQueryHandler<ListCustomers> {
  constructor(
    private readonly neighbours: Neighbours,
    private readonly customers: CustomerQueries,
  ) {}

  async execute({ store, asked, reader }: ListCustomers): Promise<Result<Answer>> {
    const seen = await this.neighbours.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { partnerId, role } = seen;
    const { sort, cursor, limit, ...filter } = asked;
    const [rows, tags] = await Promise.all([
      this.customers.page(partnerId, filter, { sort, after: cursor ?? null, limit: limit + 1 }),
      cursor === undefined ? this.customers.tagsOf(partnerId) : [],
    ]);
    const shown = rows.slice(0, limit);
    const withMoney = role !== 'Member';
    const figures = withMoney
      ? await this.neighbours.figuresOf(
          partnerId,
          shown.map(({ customerId }) => customerId),
        )
      : new Map<string, CustomerFigures>();
    return accept({
      customers: shown.map((row) => cardView(row, figures.get(row.customerId), withMoney)),
      nextCursor: rows.length > limit ? shown.at(-1)!.customerId : null,
      tags,
      mayWrite: role !== 'Viewer',
      mayExport: role === 'Owner',
    });
  }
}
