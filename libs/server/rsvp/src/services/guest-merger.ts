import { Injectable } from '@nestjs/common';
import type { EventId, InputOf, mergeGuests, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { changedSince } from '../domain/guests/field-versions';
import { type MergedDetails, survivorOf } from '../domain/guests/merge';
import type { Rsvp } from '../domain/guests/rsvp';
import { EarlierPhones } from '../persistence/guests/earlier-phones';
import { GiftRepository } from '../persistence/gifts/gift.repository';
import { MergedGuests } from '../persistence/guests/merged-guests';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { CampaignEnds } from './sending/campaign-ends';

type Pair = InputOf<typeof mergeGuests>['body']['guests'];

/** Merges two records of a locked event. */
@Injectable()
export class GuestMerger {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly earlier: EarlierPhones,
    private readonly ends: CampaignEnds,
    private readonly gifts: GiftRepository,
  ) {}

  /** Loads both records in the order of the request; refused if one of them changed since it was read. */
  async load(tx: Tx, eventId: EventId, guests: Pair): Promise<Result<[Rsvp, Rsvp]>> {
    const ids = guests.map(({ rsvpId }) => rsvpId);
    await this.merged.lockSchedules(tx, ids);
    const rsvps = new Map((await this.rsvps.loadMany(tx, eventId, ids)).map((rsvp) => [rsvp.state.id, rsvp]));
    const [first, second] = ids.map((id) => rsvps.get(id));
    if (!first || !second || first === second) return refuse('not_found');
    const outdated = guests.some(({ rsvpId, version }) => {
      const { fieldVersions } = rsvps.get(rsvpId)!.state;
      return changedSince(fieldVersions, Object.keys(fieldVersions), version);
    });
    return outdated ? refuse('conflict.version') : accept([first, second]);
  }

  async merge(tx: Tx, pair: [Rsvp, Rsvp], details: MergedDetails, userId: UserId, now: Date): Promise<Rsvp> {
    const { survivor, absorbed } = survivorOf(...pair);
    const [id, gone] = [survivor.state.id, absorbed.state.id];
    const left = pair.flatMap(({ state }): [string, string][] =>
      state.phone && state.phone !== details.phone ? [[id, state.phone]] : [],
    );
    survivor.absorb(absorbed, details, now);
    const dropped = await this.merged.mergeSchedules(tx, gone, id);
    await this.merged.absorb(tx, gone, id, now);
    await this.gifts.merge(tx, gone, id);
    await this.rsvps.saveMany(tx, [survivor], userId);
    // Buttons in the chat of the other phone remain valid for this guest.
    await this.earlier.add(tx, left);
    for (const campaignId of dropped) await this.ends.settle(tx, campaignId, 1);
    return survivor;
  }
}
