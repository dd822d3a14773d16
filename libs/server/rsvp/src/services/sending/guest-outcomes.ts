import { Injectable } from '@nestjs/common';
import type { JobPayload, RsvpId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
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
    for (const { refId, ...outcome } of outcomes) {
      const rsvp = byId.get(refId);
      if (rsvp?.state.id === refId) rsvp.record(outcome);
      else rsvp?.recordOfMerged(outcome);
    }
    await this.log.ended(tx, lastOf(outcomes.flatMap((outcome) => endOf(outcome, troubled))));
    await this.rsvps.saveMany(tx, rsvps);
    return rsvps;
  }
}

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
