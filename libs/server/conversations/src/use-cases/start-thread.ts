import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, startThread } from '@smachot/contracts';
import { accept, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import type { Tx } from '@smachot/server-platform';
import { mayOpen } from '../domain/message-limits';
import { Thread } from '../domain/thread';
import { ThreadRepository } from '../persistence/thread.repository';
import { type Parties, ThreadParties } from '../services/thread-parties';
import { Writing } from '../services/writing';
import { StoresGateway } from '../stores-gateway';
import { ThreadViews } from '../views/thread-view';

type Asked = InputOf<typeof startThread>['body'];
type Answer = AnswerOf<typeof startThread>;

/** Sends the first message of a customer to a store; an existing thread is continued. */
export class StartThread extends Command<Result<Answer>> {
  constructor(
    readonly asked: Asked,
    readonly key: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(StartThread)
export class StartThreadHandler implements ICommandHandler<StartThread> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly threads: ThreadRepository,
    private readonly writing: Writing,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly views: ThreadViews,
  ) {}

  async execute({ asked, key, userId }: StartThread): Promise<Result<Answer>> {
    const found = await this.parties.between(asked, userId);
    if (!found.ok) return found;
    const parties = found.value;
    const [haveOrder, people, about] = await Promise.all([
      this.parties.haveOrder(parties),
      this.directory.of([userId, parties.customerId]),
      this.aboutOf(parties, asked.pricingUnitId),
    ]);
    if (!people.has(parties.customerId)) return refuse('not_found');
    const said = { key, text: asked.text, about, picture: null };
    const written = await this.writing.say(
      { userId, side: parties.side, haveOrder },
      said,
      parties.store,
      (tx, now) => this.open(tx, parties, now),
    );
    if (!written.ok) return written;
    const { message } = written.value;
    const viewer = { userId, side: parties.side, contactsShown: haveOrder };
    return accept({ threadId: message.threadId, message: this.views.message(message, viewer, people) });
  }

  private async aboutOf({ storeId }: Parties, pricingUnitId: string | undefined) {
    const name = pricingUnitId ? await this.stores.unitName(storeId, pricingUnitId) : null;
    return pricingUnitId && name !== null ? { pricingUnitId, name } : null;
  }

  /** Two at once on both sides: the second waits at the unique index and writes into the thread of the first. */
  private async open(
    tx: Tx,
    { customerId, storeId, side, byOrder }: Parties,
    now: Date,
  ): Promise<Result<Thread>> {
    const between = { customerId, storeId };
    const there = await this.threads.between(tx, between);
    if (there) return accept(there);
    if (!byOrder) {
      const may = mayOpen(await this.openedSince(tx, customerId, new Date(now.getTime() - DAY_MS)));
      if (!may.ok) return may;
    }
    const thread = Thread.open({ id: newId(), ...between, openedBy: side }, now);
    await tx.query(
      `insert into conversations.threads (id, store_id, customer_id, opened_by, status, last_by, created_at, last_at)
       values ($1, $2, $3, $4, 'open', $4, $5, $5) on conflict (store_id, customer_id) do nothing`,
      [thread.state.id, storeId, customerId, side, now],
    );
    return accept((await this.threads.between(tx, between)) ?? thread);
  }

  private async openedSince(tx: Tx, customerId: string, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from conversations.threads
       where customer_id = $1 and opened_by = 'customer' and created_at > $2`,
      [customerId, since],
    );
    return row!.count;
  }
}
