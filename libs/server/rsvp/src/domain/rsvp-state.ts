import type { GuestForm, RsvpStatus, Side } from '@smachot/contracts';
import type { Answers } from './answers';
import type { FieldVersions } from './field-versions';

export type Trouble = 'undeliverable' | 'uncertain' | 'failed';
export type Channel = 'chat' | 'page';

/** One guest record of one event. */
export type RsvpState = {
  id: string;
  eventId: string;
  name: string;
  /** E.164 */
  phone: string | null;
  mobile: boolean;
  group: GuestForm['group'];
  /** The host's own name for a group. */
  groupLabel: string | null;
  side: Side | null;
  tableName: string | null;
  language: GuestForm['language'];
  /** Integer agorot. */
  income: number | null;
  status: RsvpStatus;
  /** Where a reminder that is cancelled or fails returns to. */
  statusBefore: RsvpStatus | null;
  /** The round of the last message that may move the status; outcomes of older rounds only add to the tracking. */
  round: string | null;
  campaignId: string | null;
  /** Messages ever queued; names the rounds, so that no two messages of one guest share a name. */
  sends: number;
  /** Invites and reminders that were not taken back. */
  attempts: number;
  /** The host's guess. */
  estimated: number;
  /** The number that counts, and one far above the guess that waits for the host. */
  number: number | null;
  numberWaiting: number | null;
  /** The guest's wish. */
  specialRequests: string | null;
  /** The hosts' private note. */
  hostNote: string | null;
  transportation: boolean | null;
  /** Text of the guest's last message or button tap. */
  response: string | null;
  answers: Answers;
  answeredAt: Date | null;
  answeredLate: boolean;
  /** A billable fact exists: written with the first answer the guest gave through the product. */
  billable: boolean;
  optedOut: boolean;
  /** When this guest asked to be left alone, or said not to know the host. */
  complainedAt: Date | null;
  trouble: Trouble | null;
  /** When the provider told afterwards that the last message failed: a late delivery may still be told. */
  failedAt: Date | null;
  /** The reminders that were sent, by the numbers in the names of their rounds. */
  reminded: number[];
  /** Messages of the day and thanks that were withdrawn before they left, by the names of their rounds. */
  takenBack: string[];
  firstSent: Date | null;
  lastSent: Date | null;
  lastQueued: Date | null;
  lastStatus: string | null;
  deliveryConfirmed: boolean;
  readConfirmed: boolean;
  dayOfAt: Date | null;
  thankYouAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  version: number;
  fieldVersions: FieldVersions;
};

export type HistoryKind =
  | 'added'
  | 'edited'
  | 'answered'
  | 'answered_again'
  | 'number_awaiting_approval'
  | 'number_approved'
  | 'lapsed'
  | 'reminded'
  | 'send_taken_back'
  | 'number_changed'
  | 'opted_out'
  | 'complained'
  | 'deleted'
  | 'restored'
  | 'merged'
  | 'link_copied'
  | 'link_texted';
export type HistoryNote = {
  at: Date;
  kind: HistoryKind;
  by: 'host' | 'guest' | 'provider' | 'system';
  text: string | null;
  details: Record<string, unknown>;
};
/** The immutable fact a response is billed by. */
export type BillableFact = { rsvpId: string; eventId: string; at: Date; channel: Channel };

/** A record nobody has filled in, sent to or answered. */
export const blankState = (id: string, eventId: string, now: Date): RsvpState => ({
  id,
  eventId,
  name: '',
  phone: null,
  mobile: false,
  group: 'general',
  groupLabel: null,
  side: null,
  tableName: null,
  language: 'he',
  income: null,
  status: 'created',
  statusBefore: null,
  round: null,
  campaignId: null,
  sends: 0,
  attempts: 0,
  estimated: 1,
  number: null,
  numberWaiting: null,
  specialRequests: null,
  hostNote: null,
  transportation: null,
  response: null,
  answers: {},
  answeredAt: null,
  answeredLate: false,
  billable: false,
  optedOut: false,
  complainedAt: null,
  trouble: null,
  failedAt: null,
  reminded: [],
  takenBack: [],
  firstSent: null,
  lastSent: null,
  lastQueued: null,
  lastStatus: null,
  deliveryConfirmed: false,
  readConfirmed: false,
  dayOfAt: null,
  thankYouAt: null,
  createdAt: now,
  deletedAt: null,
  version: 1,
  fieldVersions: {},
});
