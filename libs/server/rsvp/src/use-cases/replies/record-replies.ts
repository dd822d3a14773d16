import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InboundId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { TestMessages } from '../../persistence/sending/test-messages';
import { Conversations } from '../../services/conversations/conversations';
import { InboundTexts } from '../../services/conversations/inbound-texts';

/** Records replies and button taps of guests in the chat. */
export class RecordReplies extends Command<void> {
  constructor(
    readonly inboundIds: InboundId[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(RecordReplies)
export class RecordRepliesHandler implements ICommandHandler<RecordReplies> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly texts: InboundTexts,
    private readonly conversations: Conversations,
    private readonly tests: TestMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ inboundIds, delivery }: RecordReplies): Promise<void> {
    const replies = await this.texts.of(inboundIds);
    const chosen = await this.texts.chosenBy(replies);
    const now = this.clock.now();
    await this.work.runOnce(delivery, async (tx) => {
      const guests = await this.conversations.record(tx, replies, chosen, now);
      const others = replies.flatMap(({ optOut, refIds }) => (optOut ? [] : refIds));
      await this.tests.answer(
        tx,
        others.filter((ref) => !guests.has(ref)),
      );
    });
  }
}
