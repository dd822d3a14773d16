import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, readCustomer, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import type { Reader } from '@smachot/server-stores';
import { Neighbours } from '../neighbours';
import { CustomerQueries } from '../persistence/customer.queries';
import type { NoteRow } from '../persistence/customers.schema';
import { cardView, noteView, orderView } from '../views/customer-view';

type Answer = AnswerOf<typeof readCustomer>;
const ORDERS_SHOWN = 50;

/** One customer of a store, with orders and notes, for its crew and super admins. */
export class OneCustomer extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly customerId: UserId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OneCustomer)
export class OneCustomerHandler implements IQueryHandler<OneCustomer> {
  constructor(
    private readonly neighbours: Neighbours,
    private readonly customers: CustomerQueries,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ store, customerId, reader }: OneCustomer): Promise<Result<Answer>> {
    const seen = await this.neighbours.seenBy(store, reader);
    const row = seen && (await this.customers.one(seen.partnerId, customerId));
    if (!seen || !row) return refuse('not_found');
    const { partnerId, role } = seen;
    const [figures, orders, threadId, notes] = await Promise.all([
      this.neighbours.figuresOf(partnerId, [customerId]),
      this.neighbours.ordersOf(partnerId, customerId, ORDERS_SHOWN),
      this.neighbours.threadBetween(partnerId, customerId),
      this.customers.notesOf(partnerId, customerId),
    ]);
    const authors = await this.authorsOf(notes);
    const own = figures.get(customerId);
    const writer = { userId: reader.userId, owner: role === 'Owner' };
    return accept({
      ...cardView(row, own, role !== 'Member'),
      partnerId,
      phone: own?.phone ?? null,
      threadId,
      latestOrders: orders.map(orderView),
      notes: notes.map((note) => noteView(note, authors, writer)),
      mayWrite: role !== 'Viewer',
    });
  }

  private authorsOf(notes: NoteRow[]) {
    const ids = notes.flatMap(({ authorId }) => authorId ?? []);
    return this.directory.of([...new Set(ids)]);
  }
}
