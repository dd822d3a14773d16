import type { InboundId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import type { Dialogue } from '@smachot/server-guest-dialogue';
import type { Rsvp } from '../../domain/guests/rsvp';
import type { Invitation } from '../../domain/invitations/invitation';

export type GuestDialogue = Dialogue<Rsvp>;

/** Dialogue with its event. `phones`: the guest's present phone, and earlier ones that the guest replaced himself. */
export type Talk = { dialogue: GuestDialogue; event: Invitation; phones: (E164 | null)[] };

/** Question which event a reply concerns. `talk`: the conversation it is asked in. */
export type EventQuestion = { talk: Talk; choices: Talk[]; inboundId: InboundId };

/** Keeps one record per event: if two records share a phone, the one that was written to is meant. */
export const onePerEvent = (talks: Talk[]): Talk[] => {
  const best = new Map<string, Talk>();
  for (const talk of talks) {
    const known = best.get(talk.event.state.id);
    if (!known || talk.dialogue.rsvp.state.sends > known.dialogue.rsvp.state.sends)
      best.set(talk.event.state.id, talk);
  }
  return [...best.values()];
};

/** Dialogue of the hosts who wrote to the guest last; it receives replies that may concern several events. */
export const writtenToLast = (dialogues: GuestDialogue[]): GuestDialogue | undefined =>
  [...dialogues].sort((a, b) => queuedAt(b) - queuedAt(a))[0];
const queuedAt = ({ rsvp }: GuestDialogue): number => rsvp.state.lastQueued?.getTime() ?? 0;
