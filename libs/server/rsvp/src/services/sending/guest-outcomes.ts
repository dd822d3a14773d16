import { Injectable } from '@nestjs/common';
import type { JobPayload, RsvpId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { apartKindOf } from '../../domain/sending/message-tracking';
import type { Rsvp } from '../../domain/guests/rsvp';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { SendLog } from '../../persistence/sending/send-log';

type Item = JobPayload<'rsvp.record_outcomes'>['items'][number];
export type DatedOutcome = Omit<Item, 'at'> & { at: Date };

/** Delivery outcomes of messages to guests. */
@Injectable()
export class GuestOutcomes {
  constructor(
    private readonly merged: MergedGuests,
    private readonly rsvps: RsvpRepository,
    private readonly log: SendLog,
  ) {}

  /**
   * Updates the guests and the log of sent messages.
   * @param outcomes oldest first
   * @param refIds ids of the guests the messages were created for
   */
  async record(tx: Tx, outcomes: DatedOutcome[], refIds: string[]): Promise<Rsvp[]> {
    const byId = await this.merged.load(tx, refIds);
    const rsvps = [...new Set(byId.values())];
    const troubled = new Set(rsvps.filter(({ state }) => state.trouble).map(({ state }) => state.id));
    // The log is first: what is withdrawn here counts no more as a message of another record.
    await this.log.ended(tx, lastOf(outcomes.flatMap((outcome) => endOf(outcome, troubled))));
    const messaged = await this.log.apartKinds(tx, unsentOfMerged(outcomes, byId));
    for (const { refId, ...outcome } of outcomes) {
      const rsvp = byId.get(refId);
      if (rsvp?.state.id === refId) rsvp.record(outcome);
      else rsvp?.recordOfMerged(outcome, messaged.get(rsvp.state.id));
    }
    await this.rsvps.saveMany(tx, rsvps);
    return rsvps;
  }
}

/** Guests of whom a message beside the question was withdrawn that a merged record had. */
const unsentOfMerged = (outcomes: DatedOutcome[], byId: Map<string, Rsvp>): RsvpId[] =>
  outcomes.flatMap(({ refId, round, outcome }) => {
    const id = byId.get(refId)?.state.id;
    return id && id !== refId && outcome === 'withdrawn' && apartKindOf(round) ? [id] : [];
  });

type End = { rsvpId: RsvpId; round: string; ended: 'withdrawn' | 'failed' | null };
/** Whether a message counts against the limits: one that was given up counts again if it is delivered after all. */
const endOf = (
  { refId, round, outcome }: Pick<Item, 'refId' | 'round' | 'outcome'>,
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
