import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { turnOfRound } from '@smachot/server-messaging';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { HostReplies, type ReplyOutcome } from '../persistence/replies/host-replies';
import { MergedGuests } from '../persistence/guests/merged-guests';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { SendLog } from '../persistence/send-log';
import { TestMessages } from '../persistence/test-messages';

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
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly log: SendLog,
    private readonly replies: HostReplies,
    private readonly tests: TestMessages,
  ) {}

  async execute({ items, delivery }: RecordOutcomes): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const byId = await this.merged.load(
        tx,
        items.map(({ refId }) => refId),
      );
      const rsvps = [...new Set(byId.values())];
      const troubled = new Set(rsvps.filter(({ state }) => state.trouble).map(({ state }) => state.id));
      const ordered = inOrder(items);
      for (const { refId, ...outcome } of ordered) {
        const rsvp = byId.get(refId);
        if (rsvp?.state.id === refId) rsvp.record(outcome);
        else rsvp?.recordOfMerged(outcome);
      }
      await this.log.ended(tx, lastOf(ordered.flatMap((item) => endOf(item, troubled))));
      await this.rsvps.saveMany(tx, rsvps);
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

const inOrder = (items: Items) =>
  items.map((item) => ({ ...item, at: new Date(item.at) })).sort((a, b) => a.at.getTime() - b.at.getTime());

type End = { rsvpId: string; round: string; ended: 'withdrawn' | 'failed' | null };
/** Whether a message counts against the limits: one that was given up counts again if it is delivered after all. */
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
