import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, PricingUnitId, startThread, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { type Parties, ThreadParties } from '../services/thread-parties';
import { MessageWriter } from '../services/message-writer';
import { StoresGateway } from '../stores-gateway';
import { ThreadViews } from '../views/thread-view';

type Input = InputOf<typeof startThread>['body'];
type Answer = AnswerOf<typeof startThread>;

/** Sends the first message of a customer to a store; an existing thread is continued. */
export class StartThread extends Command<Result<Answer>> {
  constructor(
    readonly input: Input,
    readonly key: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(StartThread)
export class StartThreadHandler implements ICommandHandler<StartThread> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly writer: MessageWriter,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly views: ThreadViews,
  ) {}

  async execute({ input, key, userId }: StartThread): Promise<Result<Answer>> {
    const found = await this.parties.between(input, userId);
    if (!found.ok) return found;
    const parties = found.value;
    const [haveOrder, people, about] = await Promise.all([
      this.parties.haveOrder(parties),
      this.directory.of([userId, parties.customerId]),
      this.aboutOf(parties, input.pricingUnitId),
    ]);
    if (!people.has(parties.customerId)) return refuse('not_found');
    const message = { key, text: input.text, about, picture: null };
    const written = await this.writer.writeBetween(parties, { userId, haveOrder }, message);
    if (!written.ok) return written;
    const { message: first } = written.value;
    const viewer = { userId, side: parties.side, contactsShown: haveOrder };
    return accept({ threadId: first.threadId, message: this.views.message(first, viewer, people) });
  }

  private async aboutOf({ storeId }: Parties, pricingUnitId: PricingUnitId | undefined) {
    const name = pricingUnitId ? await this.stores.unitName(storeId, pricingUnitId) : null;
    return pricingUnitId && name !== null ? { pricingUnitId, name } : null;
  }
}
