import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery } from '@smachot/server-platform';
import { roundOfTurn } from '../domain/rounds';
import { MessageRepository } from '../persistence/message.repository';
import { WakingWork } from '../services/waking-work';

/** Sends the next message of an open conversation: at once, at any hour, in a lane of its own. */
export class SayNext extends Command<void> {
  constructor(
    readonly turn: JobPayload<'messaging.say_next'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SayNext)
export class SayNextHandler implements ICommandHandler<SayNext> {
  constructor(
    private readonly work: WakingWork,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ turn: { rsvpId, turnId, hostId }, delivery }: SayNext): Promise<void> {
    const message = { refId: rsvpId, round: roundOfTurn(turnId), hostId, now: this.clock.now() };
    await this.work.runOnce(delivery, (tx) => this.messages.addToConversation(tx, message));
  }
}
