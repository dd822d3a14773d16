import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { RsvpRepository } from '../persistence/rsvp.repository';
import { SendLog } from '../persistence/send-log';

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
    private readonly log: SendLog,
  ) {}

  async execute({ items, delivery }: RecordOutcomes): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const rsvps = await this.rsvps.loadAny(tx, [...new Set(items.map(({ refId }) => refId))]);
      const byId = new Map(rsvps.map((rsvp) => [rsvp.state.id, rsvp]));
      const troubled = new Set(rsvps.filter(({ state }) => state.trouble).map(({ state }) => state.id));
      const ordered = inOrder(items);
      for (const { refId, round, outcome, at } of ordered) byId.get(refId)?.record({ round, outcome, at });
      await this.log.ended(tx, lastOf(ordered.flatMap((item) => endOf(item, troubled))));
      await this.rsvps.saveMany(tx, rsvps);
      for (const rsvp of rsvps) if (rsvp.touched) tx.hint(`event:${rsvp.state.eventId}`);
    });
  }
}

const inOrder = (items: Items) =>
  items.map((item) => ({ ...item, at: new Date(item.at) })).sort((a, b) => a.at.getTime() - b.at.getTime());

type End = { rsvpId: string; round: string; ended: 'withdrawn' | 'failed' | null };
/** Whether a message counts against the limits: one that was given up and arrives after all does again. */
const endOf = (
  { refId, round, outcome }: Pick<Items[number], 'refId' | 'round' | 'outcome'>,
  troubled: ReadonlySet<string>,
): End[] => {
  if (outcome === 'withdrawn') return [{ rsvpId: refId, round, ended: 'withdrawn' }];
  if (outcome === 'failed' || outcome === 'undeliverable' || outcome === 'uncertain')
    return [{ rsvpId: refId, round, ended: 'failed' }];
  const arrived = outcome === 'delivered' || outcome === 'read';
  return arrived && troubled.has(refId) ? [{ rsvpId: refId, round, ended: null }] : [];
};
const lastOf = (ends: End[]): End[] => [
  ...new Map(ends.map((end) => [`${end.rsvpId} ${end.round}`, end])).values(),
];
