import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { RsvpRepository } from '../persistence/rsvp.repository';

type Items = JobPayload<'rsvp.record_outcomes'>['items'];

/** What became of many messages: the guests move on together, in one statement. */
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
    private readonly rsvps: RsvpRepository,
  ) {}

  async execute({ items, delivery }: RecordOutcomes): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const rsvps = await this.rsvps.loadAny(tx, [...new Set(items.map(({ refId }) => refId))]);
      const byId = new Map(rsvps.map((rsvp) => [rsvp.state.id, rsvp]));
      for (const { refId, round, outcome, at } of inOrder(items))
        byId.get(refId)?.record({ round, outcome, at });
      await this.rsvps.saveMany(tx, rsvps);
      for (const rsvp of rsvps) if (rsvp.touched) tx.hint(`event:${rsvp.state.eventId}`);
    });
  }
}

const inOrder = (items: Items) =>
  items.map((item) => ({ ...item, at: new Date(item.at) })).sort((a, b) => a.at.getTime() - b.at.getTime());
