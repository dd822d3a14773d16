import { Injectable } from '@nestjs/common';
import { type InboundReply, mayBeOptOut, saysStranger, turnOfRound } from '@smachot/server-messaging';
import { ButtonPayloads } from '../../adapters/button-payloads';
import { chooseDialogue, isTap, type Payload, type Reply } from '@smachot/server-guest-dialogue';
import { type EventQuestion, type GuestDialogue, onePerEvent, type Talk, writtenToLast } from './talk';

type Talks = ReadonlyMap<string, Talk>;

/** Message kinds that only a button with a valid signature may answer with. */
const TAPPED = new Set(['button', 'interactive', 'reaction', 'system']);
/** Message kinds that carry text: text messages, and captions of media. */
const WITH_TEXT = new Set(['text', 'image', 'video', 'document']);

/** Gives each inbound reply to the dialogue it belongs to. */
@Injectable()
export class ReplyRouter {
  constructor(private readonly payloads: ButtonPayloads) {}

  /**
   * Routes one reply; returns a question when it is unclear which event was meant.
   * @param chosen earlier texts whose writers have now chosen the event, by their inbound id
   */
  route(
    inbound: InboundReply,
    talks: Talks,
    chosen: ReadonlyMap<string, InboundReply>,
  ): EventQuestion | undefined {
    if (inbound.optOut) {
      for (const id of inbound.refIds) talks.get(id)?.dialogue.rsvp.optOut(inbound.providerTimestamp);
      return undefined;
    }
    const payload = inbound.payload ? this.payloads.read(inbound.payload) : undefined;
    const reply = replyOf(inbound, payload);
    if (payload) {
      this.takeTap(reply, payload, talks.get(payload.rsvpId), chosen);
      return undefined;
    }
    // The text of a button counts only with a valid signature.
    if (TAPPED.has(inbound.kind)) return undefined;
    return routeMessage(inbound, reply, onePerEvent(inbound.refIds.flatMap((id) => talks.get(id) ?? [])));
  }

  private takeTap(
    reply: Reply,
    payload: Payload,
    talk: Talk | undefined,
    chosen: ReadonlyMap<string, InboundReply>,
  ): void {
    // The button may belong to the chat of a phone that the host has replaced since; the person who taps it is not this guest.
    if (!talk?.phones.some((phone) => this.payloads.isFor(payload, phone))) return;
    if (payload.question === 'removal') return talk.dialogue.takeKept(reply);
    const text = payload.question === 'event' ? chosen.get(payload.value) : undefined;
    if (text) {
      const { id: inboundId, providerTimestamp: at, wamid: tie } = text;
      talk.dialogue.take({ ...reply, inboundId, at, tie, text: text.text });
    } else if (reply.tap) talk.dialogue.take(reply);
  }
}

const routeMessage = (inbound: InboundReply, reply: Reply, talks: Talk[]): EventQuestion | undefined => {
  const dialogues = talks.map(({ dialogue }) => dialogue);
  const open = talks.filter(({ event }) => event.takesAnswersAt(reply.at));
  const isOpen = (dialogue: GuestDialogue): boolean => open.some((talk) => talk.dialogue === dialogue);
  if (!WITH_TEXT.has(inbound.kind) || !inbound.text.trim()) {
    if (inbound.kind !== 'text') takeWordless(dialogues, isOpen, reply);
    return undefined;
  }
  const writtenTo = dialogues.filter(({ rsvp }) => rsvp.state.sends > 0);
  if (writtenTo.length && saysStranger(inbound.text)) {
    for (const { rsvp } of writtenTo) rsvp.complain(reply.at);
    writtenToLast(writtenTo)?.takeStranger(reply);
    return undefined;
  }
  const doubted = mayBeOptOut(inbound.text) ? writtenToLast(writtenTo) : undefined;
  if (doubted) {
    doubted.takeDoubt(reply);
    return undefined;
  }
  const choice = chooseDialogue(dialogues, isOpen, reply);
  if (choice === 'ask') return { talk: talks[0]!, choices: open, inboundId: inbound.id };
  const dialogue = choice ?? writtenToLast(dialogues);
  dialogue?.take(reply);
  // The caption of a picture may be understood automatically, but the hosts still have to see the picture.
  if (dialogue && inbound.kind !== 'text' && !dialogue.forHosts.includes(reply))
    dialogue.forHosts.push(reply);
  return undefined;
};

const replyOf = (inbound: InboundReply, payload: Payload | undefined): Reply => ({
  ...timesOf(inbound),
  inboundId: inbound.id,
  text: inbound.text,
  tap: payload && isTap(payload) ? { question: payload.question, value: payload.value } : undefined,
  repliedTurn: inbound.repliedRound ? turnOfRound(inbound.repliedRound) : undefined,
});

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
const takeWordless = (
  dialogues: GuestDialogue[],
  isOpen: (dialogue: GuestDialogue) => boolean,
  reply: Reply,
): void => {
  const choice = chooseDialogue(dialogues, isOpen, reply);
  (choice === 'ask' || !choice ? writtenToLast(dialogues) : choice)?.takeWordless(reply);
};
