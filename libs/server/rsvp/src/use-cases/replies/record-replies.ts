import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { InboundReplies, type InboundReply } from '@smachot/server-messaging';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { ButtonPayloads } from '../../adapters/button-payloads';
import { TestMessages } from '../../persistence/test-messages';
import { Conversations } from '../../services/conversations';

/** Records replies and button taps of guests in the chat. */
export class RecordReplies extends Command<void> {
  constructor(
    readonly inboundIds: string[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(RecordReplies)
export class RecordRepliesHandler implements ICommandHandler<RecordReplies> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly payloads: ButtonPayloads,
    private readonly conversations: Conversations,
    private readonly tests: TestMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ inboundIds, delivery }: RecordReplies): Promise<void> {
    const replies = await this.queries.execute(new InboundReplies(inboundIds));
    const chosen = await this.chosen(replies);
    const now = this.clock.now();
    await this.work.runOnce(delivery, async (tx) => {
      await this.conversations.take(tx, replies, chosen, now);
      await this.tests.answer(
        tx,
        replies.flatMap(({ optOut, refIds }) => (optOut ? [] : refIds)),
      );
    });
  }

  /** Texts whose writers have now chosen the event, by their inbound id. */
  private async chosen(replies: InboundReply[]): Promise<Map<string, InboundReply>> {
    const ids = replies.flatMap(({ payload }) => {
      const read = payload ? this.payloads.read(payload) : undefined;
      return read?.question === 'event' ? read.value : [];
    });
    const texts = ids.length ? await this.queries.execute(new InboundReplies(ids)) : [];
    return new Map(texts.map((text) => [text.id, text]));
  }
}
