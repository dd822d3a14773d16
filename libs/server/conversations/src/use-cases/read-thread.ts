import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, findThread, InputOf, readThread, Thread, ThreadId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { obstacleOf, waitsForStore } from '../domain/thread';
import { MessageQueries } from '../persistence/message.queries';
import { ThreadParties } from '../services/thread-parties';
import { StoresGateway } from '../stores-gateway';
import { customerName, ThreadViews } from '../views/thread-view';

type Page = InputOf<typeof readThread>['query'];
type Found = AnswerOf<typeof findThread>;
const NUMBER = /^\d{1,9}$/;

export class ReadThread extends Query<Result<Thread>> {
  constructor(
    readonly threadId: ThreadId,
    readonly page: Page,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ReadThread)
export class ReadThreadHandler implements IQueryHandler<ReadThread> {
  constructor(
    private readonly messages: MessageQueries,
    private readonly parties: ThreadParties,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly views: ThreadViews,
  ) {}

  async execute({ threadId, page, userId }: ReadThread): Promise<Result<Thread>> {
    const access = await this.parties.of(threadId, userId);
    if (!access) return refuse('not_found');
    const { row, side } = access;
    const before = page.cursor && NUMBER.test(page.cursor) ? Number(page.cursor) : null;
    const [messages, [store], contactsShown] = await Promise.all([
      this.messages.page(threadId, before, page.limit + 1),
      this.stores.known([row.storeId]),
      this.parties.haveOrder(row),
    ]);
    if (!store) return refuse('not_found');
    const authors = messages.flatMap(({ authorId }) => authorId ?? []);
    const people = await this.directory.of([...new Set([row.customerId, ...authors])]);
    const customer = people.get(row.customerId);
    const shown = messages.slice(0, page.limit).reverse();
    return accept({
      _id: row.id,
      side,
      status: row.status,
      partnerUsername: store.partnerUsername,
      name: side === 'customer' ? store.businessName : customerName(customer, contactsShown),
      obstacle: obstacleOf(row.status, { storeOpen: !store.closed, customerKnown: customer !== undefined }),
      reportedByYou: row.reportedBy === side,
      contactsShown,
      unread: side === 'customer' ? row.customerUnread : row.partnerUnread,
      waiting: waitsForStore(row),
      messages: shown.map((message) => this.views.message(message, { userId, side, contactsShown }, people)),
      olderCursor: messages.length > page.limit ? String(shown[0]!.number) : null,
    });
  }
}

/** Finds the thread of a customer and a store, if there is one. */
export class FindThread extends Query<Result<Found>> {
  constructor(
    readonly input: InputOf<typeof findThread>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(FindThread)
export class FindThreadHandler implements IQueryHandler<FindThread> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ input, userId }: FindThread): Promise<Result<Found>> {
    const found = await this.parties.between(input, userId);
    if (!found.ok) return found;
    const { side, store, customerId } = found.value;
    const [threadId, people] = await Promise.all([
      this.parties.threadOf(found.value),
      this.directory.of([customerId]),
    ]);
    const name =
      side === 'customer'
        ? store.businessName
        : customerName(people.get(customerId), await this.parties.haveOrder(found.value));
    return accept({ threadId, side, partnerUsername: store.partnerUsername, name });
  }
}
