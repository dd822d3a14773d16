import type { CampaignId, EventId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { RsvpMove } from '@smachot/lifecycles';
import type { Question } from '@smachot/server-guest-dialogue';
import { lastWords } from './answers';
import type { GuestDetails } from './guest-details';
import { GuestRecord } from './guest-record';
import { differences, type MergedDetails, mergedTracking } from './merge';
import {
  APART_KINDS,
  type ApartKind,
  apartKindOf,
  asksForAnswer,
  DAY_KINDS,
  hasFailed,
  isApart,
  ofMerged,
  type Outcome,
  roundApart,
  track,
} from '../sending/message-tracking';
import { blankState } from './rsvp-state';

export type { AnswerSource } from './guest-record';

/** Kind of a message, as far as the status is concerned. Day-of, thank-you and the table never change the status. */
export type MessageKind = 'invite' | 'reminder' | 'day_of' | 'thank_you' | 'table' | 'update' | 'cancelled';

const AT_OF = { day_of: 'dayOfAt', thank_you: 'thankYouAt', table: 'tableAt' } as const;

/** One guest of one event and the messages to them. Every transition is checked by the lifecycle. */
export class Rsvp extends GuestRecord {
  static add(id: string, eventId: EventId, details: GuestDetails, optedOut: boolean, now: Date): Rsvp {
    const { specialRequests, ...plain } = details;
    const rsvp = new Rsvp({ ...blankState(id, eventId, now), ...plain, optedOut });
    if (specialRequests)
      rsvp.merge('special_requests', { value: specialRequests, at: now.toISOString(), tie: '', by: 'host' });
    rsvp.state.fieldVersions = {};
    rsvp.note(now, 'added', 'host');
    return rsvp;
  }

  /** Queues a message; returns its unique round. Refused when the lifecycle does not allow it. */
  queue(kind: MessageKind, campaignId: CampaignId, by: 'host' | 'system', now: Date): Result<string> {
    if (kind === 'update' || kind === 'cancelled') {
      this.state.lastQueued = now;
      this.moved = true;
      // Once per change: the campaign belongs to the change.
      return accept(`${kind}:${campaignId}`);
    }
    if (isApart(kind)) {
      this.state[AT_OF[kind]] = now;
      this.state.lastQueued = now;
      this.moved = true;
      return accept(roundApart(kind, this.state.takenBack));
    }
    const before = this.state.status;
    const move: RsvpMove = before === 'created' ? { type: 'queue', by: 'host' } : { type: 'remind', by };
    if (!this.move(move)) return refuse('lifecycle.illegal_move');
    const sends = this.state.sends + 1;
    const round = `${kind}:${sends}`;
    Object.assign(this.state, {
      sends,
      round,
      campaignId,
      statusBefore: before,
      lastQueued: now,
      lastStatus: 'queued',
      trouble: null,
      failedAt: null,
    });
    this.state.attempts += 1;
    return accept(round);
  }

  /** Records a message's outcome. Repeated, reordered and older outcomes change at most the tracking. */
  record({ round, outcome, at, mayArrive }: Outcome): void {
    if (outcome === 'held') return;
    if (outcome !== 'withdrawn') {
      this.moved = true;
      track(this.state, round, outcome, { at, mayArrive });
    }
    if (outcome === 'withdrawn') this.takeBackApart(round);
    if (round !== this.state.round) return;
    if (outcome === 'sent') {
      // A `sent` reported after its failure changes nothing, because the failure came after it.
      if (!hasFailed(this.state)) this.move({ type: 'sent', by: 'provider' });
    } else if (outcome === 'delivered' || outcome === 'read')
      this.move({ type: 'delivered', by: 'provider' });
    else if (outcome === 'failed' || outcome === 'undeliverable') this.move({ type: 'fail', by: 'provider' });
    // Whether the message was sent is unknown: only the host may send again, and a late delivery still counts.
    else if (outcome === 'uncertain') this.move({ type: 'fail', by: 'system' });
    else this.takeBack(at);
  }

  /**
   * Records the outcome of a message to a record merged into this one: only the tracking changes, not the status.
   * @param messaged kinds that the guest was or will be sent under another id; their dates stay
   */
  recordOfMerged({ round, outcome, at }: Outcome, messaged: ReadonlySet<ApartKind> = new Set()): void {
    if (outcome === 'held') return;
    this.moved = true;
    if (outcome !== 'withdrawn') return track(this.state, ofMerged(round), outcome, { at });
    if (asksForAnswer(round)) this.state.attempts = Math.max(0, this.state.attempts - 1);
    const kind = apartKindOf(round);
    if (kind && !messaged.has(kind)) this.state[AT_OF[kind]] = null;
  }

  /**
   * Absorbs another record of the same guest: the latest answer to each question counts, and the messages of both are
   * counted. No billable fact is added or removed, and if one record has a fact, no second one is written later.
   * @param details the host's choice among the details of both
   */
  absorb(other: Rsvp, details: MergedDetails, now: Date): void {
    const differing = differences(this.state, details);
    const own = this.state.answers.attending;
    Object.assign(this.state, mergedTracking(this.state, other.state, details.phone), details);
    for (const question of Object.keys(other.state.answers) as Question[])
      this.merge(question, other.state.answers[question]!);
    this.state.response = lastWords(this.state.answers);
    this.count();
    const latest = this.state.answers.attending;
    if (latest && latest !== own) {
      const { answeredAt, answeredLate } = other.state;
      Object.assign(this.state, { answeredAt, answeredLate });
      if (latest.value !== this.state.status)
        this.move({ type: 'answer', by: latest.by, answer: latest.value });
    }
    this.touch(differing);
    this.note(now, 'merged', 'host', { name: other.state.name, fields: differing });
  }

  /** Marks the guest as silent when the closing date has come without an answer. */
  lapse(now: Date): void {
    if (this.move({ type: 'lapse', by: 'system' })) this.note(now, 'lapsed', 'system');
  }

  /** Releases the messages about the day of an event that moved to another one, so that they are sent again for it. */
  releaseForNewDay(): void {
    for (const kind of DAY_KINDS) this.takeBackApart(roundApart(kind, this.state.takenBack));
  }

  /** Releases a withdrawn day-of or thank-you message, which was never sent, so that it may be sent again. */
  private takeBackApart(round: string): void {
    for (const kind of APART_KINDS) {
      if (this.state[AT_OF[kind]] === null || round !== roundApart(kind, this.state.takenBack)) continue;
      this.state[AT_OF[kind]] = null;
      this.state.takenBack = [...this.state.takenBack, round];
      this.moved = true;
    }
  }

  /** Only what was never sent is withdrawn, once. */
  private takeBack(at: Date): void {
    if (this.state.lastStatus !== 'queued') return;
    this.state.lastStatus = 'deleted';
    this.state.attempts -= 1;
    this.moved = true;
    if (this.move({ type: 'cancel', by: 'system' })) this.note(at, 'send_taken_back', 'system');
  }
}
