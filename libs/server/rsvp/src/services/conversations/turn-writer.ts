import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { TurnDetails } from '../../adapters/guest-message-writer';
import { type NewTurn, Turns } from '../../persistence/replies/turns';
import { TurnDetailsOf } from '../turn-details';
import type { EventQuestion, Talk } from './talk';

/** Stores what the product answers guests in the chat, and asks messaging to send it. */
@Injectable()
export class TurnWriter {
  constructor(
    private readonly turns: Turns,
    private readonly details: TurnDetailsOf,
  ) {}

  async add(tx: Tx, talks: Talk[], questions: EventQuestion[], now: Date): Promise<void> {
    await this.turns.add(tx, [
      ...(await this.answers(tx, talks, now)),
      ...questions.map((question) => eventQuestion(question, now)),
    ]);
  }

  private async answers(tx: Tx, talks: Talk[], now: Date): Promise<NewTurn[]> {
    const turns: NewTurn[] = [];
    for (const talk of talks) {
      const { rsvp, say: last } = talk.dialogue;
      for (const [index, say] of rsvp.state.optedOut ? [] : talk.dialogue.words().entries())
        turns.push({
          // A statement is sent before a question.
          ...turnOf(talk, new Date(now.getTime() + index)),
          say,
          details: {
            ...(await this.details.of(tx, say, rsvp.state, now)),
            ...(say === last ? notedBy(talk) : {}),
          },
        });
    }
    return turns;
  }
}

/** The number that the guest just gave, as it stands after all replies. */
const notedBy = ({ dialogue: { noted, rsvp } }: Talk): Pick<TurnDetails, 'noted'> => {
  const { number, numberWaiting } = rsvp.state;
  if (noted === undefined) return {};
  return noted === numberWaiting
    ? { noted: { number: noted, waits: true } }
    : noted === number
      ? { noted: { number: noted } }
      : {};
};

const eventQuestion = ({ talk, choices, inboundId }: EventQuestion, now: Date): NewTurn => {
  const named = choices.map(({ dialogue, event }) => ({
    rsvpId: dialogue.rsvp.state.id,
    title: event.state.title,
  }));
  return { ...turnOf(talk, now), say: 'which_event', details: { choices: named, inboundId } };
};

const turnOf = ({ dialogue: { rsvp }, event }: Talk, now: Date) => ({
  id: newId(),
  rsvpId: rsvp.state.id,
  eventId: rsvp.state.eventId,
  hostId: event.state.hostId,
  createdAt: now,
});
