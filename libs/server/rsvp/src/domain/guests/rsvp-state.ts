import type { CampaignId, EventId, GuestForm, RsvpId, RsvpStatus, Side } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import type { Answers } from './answers';
import type { FieldVersions } from './field-versions';

type Trouble = 'undeliverable' | 'uncertain' | 'failed';
export type Channel = 'chat' | 'page';

/** State of one guest record of one event. */
export type RsvpState = {
  id: RsvpId;
  eventId: EventId;
  name: string;
  /** Phone in E.164. */
  phone: E164 | null;
  mobile: boolean;
  group: GuestForm['group'];
  /** Name of the group in the host's own words. */
  groupLabel: string | null;
  side: Side | null;
  tableName: string | null;
  language: GuestForm['language'];
  /** Income in integer agorot. */
  income: number | null;
  status: RsvpStatus;
  /** Status that a cancelled or failed reminder restores. */
  statusBefore: RsvpStatus | null;
  /** Round of the last message that may change the status; outcomes of older rounds only change the tracking. */
  round: string | null;
  campaignId: CampaignId | null;
  /** Number of messages ever queued; it is part of each round's name, so that no two messages of one guest share a name. */
  sends: number;
  /** Number of invites and reminders that were not withdrawn. */
  attempts: number;
  /** Number of guests invited, and whether the host gave it. */
  estimated: number;
  estimateGiven: boolean;
  /** Number that counts, and a number above the invited one that waits for the host. */
  number: number | null;
  numberWaiting: number | null;
  /** Request of the guest. */
  specialRequests: string | null;
  /** Private note of the hosts. */
  hostNote: string | null;
  transportation: boolean | null;
  /** Text of the guest's last message or button tap. */
  response: string | null;
  answers: Answers;
  answeredAt: Date | null;
  answeredLate: boolean;
  /** Whether a billable fact exists: it is written with the guest's first answer through the product. */
  billable: boolean;
  optedOut: boolean;
  /** Time at which this guest opted out, or reported not to know the host. */
  complainedAt: Date | null;
  /** Time at which the guest was asked whether to write no more: until the answer nothing is sent. */
  removalAskedAt: Date | null;
  trouble: Trouble | null;
  /** Time at which the provider reported that the last message failed; a late delivery may still be reported. */
  failedAt: Date | null;
  /** Numbers of the reminders that were sent, as in the names of their rounds. */
  reminded: number[];
  /** Rounds of messages beside the question that were withdrawn before they were sent, or whose day was moved. */
  takenBack: string[];
  firstSent: Date | null;
  lastSent: Date | null;
  lastQueued: Date | null;
  lastStatus: string | null;
  deliveryConfirmed: boolean;
  readConfirmed: boolean;
  dayOfAt: Date | null;
  thankYouAt: Date | null;
  /** When the message with the guest's table was queued. */
  tableAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  version: number;
  fieldVersions: FieldVersions;
};

type HistoryKind =
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
  | 'removal_asked'
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
/** Immutable fact that a response is billed by. */
export type BillableFact = { rsvpId: RsvpId; eventId: EventId; at: Date; channel: Channel };

/** Details of a record before its host enters any. */
const blankDetails = () => ({
  name: '',
  phone: null,
  mobile: false,
  group: 'general' as const,
  groupLabel: null,
  side: null,
  tableName: null,
  language: 'he' as const,
  income: null,
  estimated: 1,
  estimateGiven: false,
  hostNote: null,
});

/** Messages and their tracking before anything is sent. */
const blankTracking = () => ({
  status: 'created' as const,
  statusBefore: null,
  round: null,
  campaignId: null,
  sends: 0,
  attempts: 0,
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
  tableAt: null,
});

/** Answers before the guest gives any. */
const blankAnswers = () => ({
  number: null,
  numberWaiting: null,
  specialRequests: null,
  transportation: null,
  response: null,
  answers: {},
  answeredAt: null,
  answeredLate: false,
  billable: false,
  optedOut: false,
  complainedAt: null,
  removalAskedAt: null,
});

/** State of a new record, without details, messages and answers. */
export const blankState = (id: RsvpId, eventId: EventId, now: Date): RsvpState => ({
  id,
  eventId,
  ...blankDetails(),
  ...blankTracking(),
  ...blankAnswers(),
  createdAt: now,
  deletedAt: null,
  version: 1,
  fieldVersions: {},
});
