import { Injectable } from '@nestjs/common';
import { DAY_MS, newId } from '@smachot/kernel';
import { type InboundReply, saysStranger, turnOfRound } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import { chooseDialogue, Dialogue, type Reply } from '../domain/dialogue';
import type { Invitation } from '../domain/invitations/invitation';
import { isTap } from '../domain/replies/payload';
import type { Rsvp } from '../domain/guests/rsvp';
import { ButtonPayloads } from '../adapters/button-payloads';
import { EarlierPhones } from '../persistence/guests/earlier-phones';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { MergedGuests } from '../persistence/guests/merged-guests';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { type ForHosts, Inbox } from '../persistence/replies/inbox';
import { type NewTurn, Turns } from '../persistence/replies/turns';
import { tellOfWaitingNumber } from '../use-cases/waiting-number';
import { TurnDetailsOf } from '../use-cases/turn-details';

const RECENT_MS = 2 * DAY_MS;
/** Conversation with its event. `phones`: the guest's present phone, and earlier ones that the guest replaced himself. */
type Talk = { dialogue: Dialogue; event: Invitation; phones: (string | null)[] };
type Question = { talk: Talk; choices: Talk[]; inboundId: string };

/** Matches inbound replies to conversations, applies them, and sends at most one answer to each guest. */
@Injectable()
export class Conversations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly turns: Turns,
    private readonly payloads: ButtonPayloads,
    private readonly details: TurnDetailsOf,
    private readonly earlier: EarlierPhones,
    private readonly inbox: Inbox,
  ) {}

  async take(tx: Tx, replies: InboundReply[], chosen: Map<string, InboundReply>, now: Date): Promise<void> {
    const talks = await this.load(tx, replies, now);
    const questions: Question[] = [];
    for (const reply of replies) {
      const question = this.hear(reply, talks, chosen);
      if (question) questions.push(question);
    }
    const heard = [...new Set(talks.values())];
    for (const { dialogue, event } of heard) tellOfWaitingNumber(tx, dialogue.rsvp, event.state.hostId);
    await this.rsvps.saveMany(
      tx,
      heard.map(({ dialogue }) => dialogue.rsvp),
    );
    await this.turns.add(tx, [
      ...(await this.spoken(tx, heard, now)),
      ...questions.map((question) => this.asking(question, now)),
    ]);
    await this.inbox.remove(tx, replies.flatMap(replacedBy(talks)));
    const forHosts = heard.flatMap(messagesForHosts);
    for (const eventId of await this.inbox.add(tx, forHosts))
      await this.ring(tx, heard.find(({ event }) => event.state.id === eventId)!.event);
    for (const { dialogue, event } of heard)
      if (dialogue.rsvp.touched || dialogue.forHosts.length) tx.hint(`event:${event.state.id}`);
  }

  /** Notifies the owner and the editors of unread messages, once, until all messages have been read. */
  private async ring(tx: Tx, { state: { id: eventId, hostId } }: Invitation): Promise<void> {
    const editors = await tx.query<{ userId: string }>(
      `select user_id as "userId" from rsvp.cohosts where event_id = $1 and role = 'Editor' order by user_id`,
      [eventId],
    );
    for (const userId of [hostId, ...editors.map((editor) => editor.userId)])
      tx.emit('notifications.wanted', {
        ...{ userId, kind: 'guest_wrote', values: { eventId }, urgent: false },
        href: `/me/rsvps/${eventId}/inbox`,
      });
  }

  private async load(tx: Tx, replies: InboundReply[], now: Date): Promise<Map<string, Talk>> {
    const refs = replies.flatMap(({ refIds, payload }) =>
      [...refIds, this.readPayload(payload)?.rsvpId ?? []].flat(),
    );
    const byRef = [...(await this.merged.load(tx, refs))].filter(([, { state }]) => !state.deletedAt);
    const rsvps = [...new Set(byRef.map(([, rsvp]) => rsvp))];
    const events = await this.invitations.loadMany(tx, [...new Set(rsvps.map(({ state }) => state.eventId))]);
    const ids = rsvps.map(({ state }) => state.id);
    const earlier = await this.earlier.of(tx, ids);
    const turns = await this.turns.recent(tx, ids, new Date(now.getTime() - RECENT_MS));
    const talks = new Map(
      rsvps.flatMap((rsvp): [string, Talk][] => {
        const event = events.get(rsvp.state.eventId)!;
        return event.state.deletedAt
          ? []
          : [
              [
                rsvp.state.id,
                {
                  dialogue: new Dialogue(rsvp, event, turns.get(rsvp.state.id) ?? []),
                  event,
                  phones: [rsvp.state.phone, ...(earlier.get(rsvp.state.id) ?? [])],
                },
              ],
            ];
      }),
    );
    return new Map(
      byRef.flatMap(([ref, { state }]): [string, Talk][] => {
        const talk = talks.get(state.id);
        return talk ? [[ref, talk]] : [];
      }),
    );
  }

  /** Takes one reply; returns a question when it is unclear which event was meant. */
  private hear(
    inbound: InboundReply,
    talks: Map<string, Talk>,
    chosen: Map<string, InboundReply>,
  ): Question | undefined {
    const own = onePerEvent(inbound.refIds.flatMap((id) => talks.get(id) ?? []));
    if (inbound.optOut) {
      for (const id of inbound.refIds) talks.get(id)?.dialogue.rsvp.optOut(inbound.providerTimestamp);
      return undefined;
    }
    const payload = this.readPayload(inbound.payload);
    const reply: Reply = {
      ...timesOf(inbound),
      inboundId: inbound.id,
      text: inbound.text,
      tap: payload && isTap(payload) ? { question: payload.question, value: payload.value } : undefined,
      repliedTurn: inbound.repliedRound ? turnOfRound(inbound.repliedRound) : undefined,
    };
    if (payload) {
      const { dialogue, phones = [] } = talks.get(payload.rsvpId) ?? {};
      // The button belongs to the chat of a phone that the host has replaced since; the person who taps it is not this guest.
      if (!dialogue || !phones.some((phone) => this.payloads.isFor(payload, phone))) return undefined;
      const text = payload.question === 'event' ? chosen.get(payload.value) : undefined;
      if (text)
        dialogue.take({
          ...reply,
          inboundId: text.id,
          at: text.providerTimestamp,
          tie: text.wamid,
          text: text.text,
        });
      else if (reply.tap) dialogue.take(reply);
      return undefined;
    }
    const open = (talk: Dialogue): boolean => talks.get(talk.rsvp.state.id)!.event.takesAnswersAt(reply.at);
    const dialogues = own.map(({ dialogue }) => dialogue);
    // The text of a button counts only with a valid signature.
    if (TAPPED.has(inbound.kind)) return undefined;
    if (!WITH_WORDS.has(inbound.kind) || !inbound.text.trim()) {
      if (inbound.kind !== 'text') hearWordless(dialogues, open, reply);
      return undefined;
    }
    if (saysStranger(inbound.text)) {
      for (const { dialogue } of own) if (dialogue.rsvp.state.sends > 0) dialogue.rsvp.complain(reply.at);
      return undefined;
    }
    const choice = chooseDialogue(dialogues, open, reply);
    if (choice === 'ask')
      return { talk: own[0]!, choices: own.filter(({ dialogue }) => open(dialogue)), inboundId: inbound.id };
    const dialogue = choice ?? writtenToLast(dialogues);
    dialogue?.take(reply);
    // The caption of a picture may be understood automatically, but the hosts still have to see the picture.
    if (dialogue && inbound.kind !== 'text' && !dialogue.forHosts.includes(reply))
      dialogue.forHosts.push(reply);
    return undefined;
  }

  private readPayload(payload: string | null) {
    return payload ? this.payloads.read(payload) : undefined;
  }

  private async spoken(tx: Tx, talks: Talk[], now: Date): Promise<NewTurn[]> {
    const turns: NewTurn[] = [];
    for (const { dialogue, event } of talks)
      for (const [index, say] of dialogue.rsvp.state.optedOut ? [] : dialogue.words().entries())
        turns.push({
          // A statement is sent before a question.
          ...turnOf(dialogue.rsvp, event, new Date(now.getTime() + index)),
          say,
          details: await this.details.of(tx, say, dialogue.rsvp.state.id, now),
        });
    return turns;
  }

  private asking({ talk, choices, inboundId }: Question, now: Date): NewTurn {
    const named = choices.map(({ dialogue, event }) => ({
      rsvpId: dialogue.rsvp.state.id,
      title: event.state.title,
    }));
    return {
      ...turnOf(talk.dialogue.rsvp, talk.event, now),
      say: 'which_event',
      details: { choices: named, inboundId },
    };
  }
}

const TAPPED = new Set(['button', 'interactive', 'reaction', 'system']);
/** Message kinds that carry text: text messages, and captions of media. */
const WITH_WORDS = new Set(['text', 'image', 'video', 'document']);

/** Ordering times of a reply. An edited message keeps its original position, directly above the message it replaces. */
const timesOf = ({ edited, providerTimestamp: at, wamid }: InboundReply) =>
  edited
    ? {
        at: edited.providerTimestamp,
        tie: `${edited.wamid}~${at.toISOString()}`,
        writtenAt: edited.providerTimestamp,
      }
    : { at, tie: wamid };

/** Handles a reply without text (voice message, sticker, picture): it contains no answer and gets one explanation. */
const hearWordless = (dialogues: Dialogue[], open: (dialogue: Dialogue) => boolean, reply: Reply): void => {
  const choice = chooseDialogue(dialogues, open, reply);
  (choice === 'ask' || !choice ? writtenToLast(dialogues) : choice)?.takeWordless(reply);
};

/** Dialogue of the hosts who wrote to the guest last; it receives replies that may concern several events. */
const writtenToLast = (dialogues: Dialogue[]): Dialogue | undefined =>
  [...dialogues].sort((a, b) => queuedAt(b) - queuedAt(a))[0];
const queuedAt = ({ rsvp }: Dialogue): number => rsvp.state.lastQueued?.getTime() ?? 0;

/**
 * Messages to show to the hosts. Only guests the hosts have written to are included: adding a phone number to a list must
 * not reveal messages its owner sends to others.
 */
const messagesForHosts = ({ dialogue: { rsvp, forHosts }, event }: Talk): ForHosts[] =>
  rsvp.state.sends > 0 && !rsvp.state.optedOut
    ? forHosts.map(({ inboundId, at }) => ({ rsvpId: rsvp.state.id, eventId: event.state.id, inboundId, at }))
    : [];

/** Original message that an edited one replaces; its record may have been merged since. */
const replacedBy =
  (talks: Map<string, Talk>) =>
  ({ edited, refIds }: InboundReply) =>
    edited
      ? [
          {
            inboundId: edited.id,
            rsvpIds: refIds.map((id) => talks.get(id)?.dialogue.rsvp.state.id ?? id),
          },
        ]
      : [];

const turnOf = ({ state }: Rsvp, event: Invitation, now: Date) => ({
  id: newId(),
  rsvpId: state.id,
  eventId: state.eventId,
  hostId: event.state.hostId,
  createdAt: now,
});

/** Keeps one record per event: if two records share a phone, the one that was written to is meant. */
const onePerEvent = (talks: Talk[]): Talk[] => {
  const best = new Map<string, Talk>();
  for (const talk of talks) {
    const known = best.get(talk.event.state.id);
    if (!known || talk.dialogue.rsvp.state.sends > known.dialogue.rsvp.state.sends)
      best.set(talk.event.state.id, talk);
  }
  return [...best.values()];
};
