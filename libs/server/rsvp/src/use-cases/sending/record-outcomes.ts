import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { turnOfRound } from '@smachot/server-messaging';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { HostReplies, type ReplyOutcome } from '../../persistence/replies/host-replies';
import { TestMessages } from '../../persistence/sending/test-messages';
import { type DatedOutcome, GuestOutcomes } from '../../services/sending/guest-outcomes';

type Items = JobPayload<'rsvp.record_outcomes'>['items'];

/** Records the delivery outcomes of many messages and updates their guests in one statement. */
export class RecordOutcomes extends Command<void> {
  constructor(
    readonly items: Items,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(RecordOutcomes)
export class RecordOutcomesHandler implements ICommandHandler<RecordOutcomes> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly guests: GuestOutcomes,
    private readonly replies: HostReplies,
    private readonly tests: TestMessages,
  ) {}

  async execute({ items, delivery }: RecordOutcomes): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const ordered = inOrder(items);
      const refIds = items.map(({ refId }) => refId);
      const rsvps = await this.guests.record(tx, ordered, refIds);
      await this.tests.record(tx, items);
      for (const eventId of await this.replies.record(tx, ordered.flatMap(ofReply)))
        tx.hint(`event:${eventId}`);
      for (const rsvp of rsvps) if (rsvp.touched) tx.hint(`event:${rsvp.state.eventId}`);
    });
  }
}

/** Outcome of a host's reply. A reply is a turn of the conversation; automatic turns have no record there. */
const ofReply = ({ round, outcome }: Pick<Items[number], 'round' | 'outcome'>): ReplyOutcome[] => {
  const id = turnOfRound(round);
  return id ? [{ id, outcome }] : [];
};

const inOrder = (items: Items): DatedOutcome[] =>
  items.map((item) => ({ ...item, at: new Date(item.at) })).sort((a, b) => a.at.getTime() - b.at.getTime());
