import { Injectable } from '@nestjs/common';
import type { AnswerOf, guestHistory, RsvpId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import type { Correspondence } from '@smachot/server-messaging';
import { newestFirst } from '../domain/guests/timeline';
import {
  GuestHistoryQueries,
  type StoredNote,
  type StoredReply,
} from '../persistence/guests/guest-history.queries';
import { MergedGuests } from '../persistence/guests/merged-guests';

type Entry = AnswerOf<typeof guestHistory>['entries'][number];
type ActorOf = (id: string | null | undefined) => Entry['actor'];

/** Timeline of one guest, newest first: history entries, the hosts' replies, and every message in both directions. */
@Injectable()
export class GuestTimeline {
  constructor(
    private readonly queries: GuestHistoryQueries,
    private readonly merged: MergedGuests,
    private readonly directory: UserDirectory,
  ) {}

  async of(rsvpId: RsvpId, readerId: string): Promise<Entry[]> {
    const [notes, replies, messages] = await Promise.all([
      this.queries.notes(rsvpId),
      this.queries.replies(rsvpId),
      this.merged.messages([rsvpId]),
    ]);
    const correspondence = messages.get(rsvpId);
    const senders = await this.sendersOf(correspondence);
    const acting = [...notes, ...replies].flatMap(({ actorId }) => actorId ?? []);
    const actor = await this.actors([...new Set([...acting, ...senders.values()])], readerId);
    return newestFirst([
      ...notes.map((note) => noteEntry(note, actor)),
      ...replies.map((reply) => replyEntry(reply, actor)),
      ...messageEntries(correspondence, (campaignId) => actor(senders.get(campaignId ?? ''))),
    ]);
  }

  private async actors(ids: string[], readerId: string): Promise<ActorOf> {
    const people = await this.directory.of(ids);
    return (id) => {
      const person = id ? people.get(id) : undefined;
      return person
        ? { name: `${person.firstName} ${person.lastName}`.trim(), you: person.id === readerId }
        : null;
    };
  }

  /** Sender of each campaign this guest was part of; automatic reminders have none. */
  private async sendersOf(correspondence: Correspondence | undefined): Promise<Map<string, string>> {
    const ids = correspondence?.whatsappMessages.flatMap(({ campaignId }) => campaignId ?? []) ?? [];
    return ids.length ? this.queries.senders(ids) : new Map();
  }
}

const noteEntry = ({ actorId, ...note }: StoredNote, actor: ActorOf): Entry => ({
  ...note,
  at: note.at.toISOString(),
  actor: actor(actorId),
});

const replyEntry = ({ at, actorId, text, status }: StoredReply, actor: ActorOf): Entry => ({
  ...{ at: at.toISOString(), kind: 'replied', by: 'host', text },
  actor: actor(actorId),
  details: { status },
});

const messageEntries = (correspondence: Correspondence | undefined, senderOf: ActorOf): Entry[] => [
  ...(correspondence?.whatsappMessages ?? []).flatMap(
    ({ createdAt, messageType, statusHistory, campaignId }): Entry[] => {
      const details = { messageType };
      return [
        { at: createdAt, kind: 'queued', by: 'host', actor: senderOf(campaignId), text: null, details },
        ...statusHistory.map(({ status, timestamp }): Entry => ({
          at: timestamp,
          kind: status,
          by: 'provider',
          actor: null,
          text: null,
          details,
        })),
      ];
    },
  ),
  ...(correspondence?.incomingWhatsappMessages ?? []).map(({ timestamp, text, kind }): Entry => ({
    at: timestamp,
    kind: 'wrote',
    by: 'guest',
    actor: null,
    text,
    details: { kind },
  })),
];
