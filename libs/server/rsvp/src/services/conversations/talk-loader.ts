import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@smachot/kernel';
import type { InboundReply } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import { ButtonPayloads } from '../../adapters/button-payloads';
import { Dialogue } from '@smachot/server-guest-dialogue';
import type { Rsvp } from '../../domain/guests/rsvp';
import { EarlierPhones } from '../../persistence/guests/earlier-phones';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { Turns } from '../../persistence/replies/turns';
import type { Talk } from './talk';

const RECENT_MS = 2 * DAY_MS;

/** Loads the conversations that inbound replies may belong to, with their guests locked. */
@Injectable()
export class TalkLoader {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly merged: MergedGuests,
    private readonly turns: Turns,
    private readonly payloads: ButtonPayloads,
    private readonly earlier: EarlierPhones,
  ) {}

  /** Conversations by every id that the replies refer to; two ids may lead to the same one. */
  async load(tx: Tx, replies: InboundReply[], now: Date): Promise<Map<string, Talk>> {
    const byRef = [...(await this.merged.load(tx, this.refsOf(replies)))].filter(
      ([, { state }]) => !state.deletedAt,
    );
    const talks = await this.talksOf(tx, [...new Set(byRef.map(([, rsvp]) => rsvp))], now);
    return new Map(
      byRef.flatMap(([ref, { state }]): [string, Talk][] => {
        const talk = talks.get(state.id);
        return talk ? [[ref, talk]] : [];
      }),
    );
  }

  private refsOf(replies: InboundReply[]): string[] {
    return replies.flatMap(({ refIds, payload }) => {
      const button = payload ? this.payloads.read(payload) : undefined;
      return button ? [...refIds, button.rsvpId] : refIds;
    });
  }

  /** Conversations by the guests' ids; those of deleted events are omitted. */
  private async talksOf(tx: Tx, rsvps: Rsvp[], now: Date): Promise<Map<string, Talk>> {
    const events = await this.invitations.loadMany(tx, [...new Set(rsvps.map(({ state }) => state.eventId))]);
    const ids = rsvps.map(({ state }) => state.id);
    const earlier = await this.earlier.of(tx, ids);
    const turns = await this.turns.recent(tx, ids, new Date(now.getTime() - RECENT_MS));
    return new Map(
      rsvps.flatMap((rsvp): [string, Talk][] => {
        const event = events.get(rsvp.state.eventId)!;
        if (event.state.deletedAt) return [];
        const dialogue = new Dialogue(rsvp, event, turns.get(rsvp.state.id) ?? []);
        const phones = [rsvp.state.phone, ...(earlier.get(rsvp.state.id) ?? [])];
        return [[rsvp.state.id, { dialogue, event, phones }]];
      }),
    );
  }
}
