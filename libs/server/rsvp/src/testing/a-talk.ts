import type { InvitationForm } from '@smachot/contracts';
import { Dialogue, type Reply, type Turn } from '@smachot/server-guest-dialogue';
import type { Rsvp } from '../domain/guests/rsvp';
import { aGuest } from './a-guest';
import { anInvitation } from './an-invitation';

export const noon = new Date('2027-04-06T09:00:00Z');
export const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
export type Questions = InvitationForm['rsvpConfig']['questions'];
export const ALL: Questions = ['headcount', 'special_requests', 'transportation'];

export const tap = (question: NonNullable<Reply['tap']>['question'], value: string, at = noon): Reply => ({
  inboundId: `${question}${value}`,
  at,
  tie: `${question}${value}`,
  text: value,
  tap: { question, value },
  repliedTurn: undefined,
});
export const text = (words: string, at = noon, more: Partial<Reply> = {}): Reply => ({
  inboundId: words,
  at,
  tie: words,
  text: words,
  tap: undefined,
  repliedTurn: undefined,
  ...more,
});
export const turn = (say: Turn['say'], createdAt = noon, id: string = say): Turn => ({
  id,
  rsvpId: 'r',
  say,
  createdAt,
});
export const talk = ({ questions = ALL, turns = [] as Turn[], state = {}, event = {} } = {}) =>
  new Dialogue(
    aGuest({ status: 'received', ...state }),
    anInvitation(event, { rsvpConfig: { questions } }),
    turns,
  );
export const after = (dialogue: Dialogue<Rsvp>, ...replies: Reply[]) => {
  for (const reply of replies) dialogue.take(reply);
  return dialogue;
};
