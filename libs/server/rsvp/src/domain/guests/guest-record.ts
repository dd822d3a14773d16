import { accept, canonicalPhone, refuse, type Result } from '@smachot/kernel';
import { rsvpLifecycle, type RsvpMove } from '@smachot/lifecycles';
import { AggregateRoot } from '@nestjs/cqrs';
import type { AnswerValues, GivenAnswers, Question } from '@smachot/server-guest-dialogue';
import { type Answer, headcountOf, lastWords, mergeAnswer } from './answers';
import { stamped } from './field-versions';
import type { GuestDetails } from './guest-details';
import type { BillableFact, Channel, HistoryNote, RsvpState } from './rsvp-state';

/** Source of answers. Answers after `closingDate` count and are flagged late. */
export type AnswerSource = {
  by: 'guest' | 'host';
  channel: Channel | 'desk';
  at: Date;
  tie: string;
  closingDate: Date;
  words?: string;
};

/** Details and answers of one guest of one event, with the history that a person may look up later. */
export abstract class GuestRecord extends AggregateRoot {
  readonly notes: HistoryNote[] = [];
  newFact: BillableFact | null = null;
  /** Details or answers were modified. */
  changed = false;
  /** Only fields that messages change were modified. */
  moved = false;
  /** The links in the chat of the old phone no longer belong to this guest. */
  newPhone = false;
  constructor(readonly state: RsvpState) {
    super();
  }

  get touched(): boolean {
    return this.changed || this.moved;
  }

  /** Changes all details that the host may overwrite without a lifecycle transition. A new phone clears the trouble of the old one. */
  edit(details: Partial<GuestDetails>, now: Date): void {
    const { specialRequests, ...plain } = details;
    this.newPhone ||= 'phone' in plain && plain.phone !== this.state.phone;
    Object.assign(this.state, plain);
    if (this.newPhone)
      Object.assign(this.state, {
        trouble: null,
        failedAt: null,
        optedOut: false,
        removalAskedAt: null,
        attempts: 0,
        reminded: [],
      });
    if (specialRequests !== undefined)
      this.merge('special_requests', {
        value: specialRequests ?? '',
        at: now.toISOString(),
        tie: 'host',
        by: 'host',
      });
    if (plain.estimated !== undefined || plain.estimateGiven !== undefined) this.count();
    this.touch(Object.keys(plain));
    this.note(now, 'edited', 'host', { fields: Object.keys(details) });
  }

  /** Moves the guest to another number; everything else stays. Does nothing when the phone was already a different one. */
  takeAlong(from: string, to: string, mobile: boolean, at: Date): boolean {
    const { phone } = this.state;
    if (
      !phone ||
      canonicalPhone(phone) !== canonicalPhone(from) ||
      canonicalPhone(phone) === canonicalPhone(to)
    )
      return false;
    Object.assign(this.state, { phone: to, mobile, trouble: null, failedAt: null });
    this.changed = true;
    this.note(at, 'number_changed', 'guest');
    return true;
  }

  /**
   * Merges answers question by question; returns whether anything changed. The first answer a guest gives through the
   * product creates the billable fact.
   */
  answer(given: GivenAnswers, source: AnswerSource): boolean {
    const taken: Record<string, unknown> = {};
    for (const question of Object.keys(given) as Question[]) {
      const value = given[question];
      if (value !== undefined && this.take(question, value, source)) taken[question] = value;
    }
    if (source.by === 'guest') {
      this.bill(source);
      this.keepReceiving(source.at);
    }
    if (!Object.keys(taken).length) return false;
    this.state.response = lastWords(this.state.answers);
    const again = this.state.answeredAt !== null;
    this.note(
      source.at,
      again ? 'answered_again' : 'answered',
      source.by,
      { ...taken, channel: source.channel },
      source.words,
    );
    if ('attending' in taken) this.settleAttending(source);
    return true;
  }

  /** Records that the host copied the guest's personal link, or that it was sent by SMS. */
  linkGiven(kind: 'link_copied' | 'link_texted', at: Date): void {
    this.moved = true;
    this.note(at, kind, 'host');
  }

  /** Removes an answer on the host's behalf, as if the question had not been answered. */
  forget(question: 'headcount' | 'transportation', now: Date): void {
    if (!this.state.answers[question]) return;
    const { [question]: _, ...others } = this.state.answers;
    this.state.answers = others;
    if (question === 'headcount') this.count();
    else this.state.transportation = null;
    this.touch([question]);
    this.note(now, 'edited', 'host', { fields: [question] });
  }

  remove(now: Date): void {
    this.state.deletedAt = now;
    this.changed = true;
    this.note(now, 'deleted', 'host');
  }

  restore(now: Date): void {
    this.state.deletedAt = null;
    this.changed = true;
    this.note(now, 'restored', 'host');
  }

  /** Accepts a number above the invited one on the host's behalf. */
  approveNumber(now: Date): Result<undefined> {
    const answer = this.state.answers.headcount;
    if (!answer || this.state.numberWaiting === null) return refuse('lifecycle.illegal_move');
    this.state.answers = { ...this.state.answers, headcount: { ...answer, approved: true } };
    this.count();
    this.note(now, 'number_approved', 'host', { number: answer.value });
    return accept();
  }

  /** Nothing is sent to the guest until they say whether to write no more. */
  askRemoval(at: Date): void {
    if (this.state.removalAskedAt === null) this.note(at, 'removal_asked', 'system');
    this.state.removalAskedAt = at;
    this.changed = true;
  }

  /** Settles that the guest stays; what was written before the question settles nothing. */
  keepReceiving(at: Date): void {
    if (this.state.removalAskedAt === null || at <= this.state.removalAskedAt) return;
    this.state.removalAskedAt = null;
    this.changed = true;
  }

  optOut(at: Date): void {
    if (this.state.optedOut) return;
    this.state.optedOut = true;
    this.state.removalAskedAt = null;
    this.changed = true;
    this.complain(at, 'opted_out');
  }

  /** Records a complaint; it counts against the host, once per guest. */
  complain(at: Date, kind: 'opted_out' | 'complained' = 'complained'): void {
    if (this.state.complainedAt) return;
    this.state.complainedAt = at;
    this.changed = true;
    this.note(at, kind, 'guest');
  }

  protected merge<Q extends Question>(question: Q, answer: Answer<Q>): boolean {
    const merged = mergeAnswer(this.state.answers, question, answer);
    if (!merged) return false;
    this.state.answers = merged;
    this.touch([question]);
    if (question === 'headcount') this.count();
    if (question === 'special_requests') this.state.specialRequests = (answer.value as string) || null;
    if (question === 'transportation') this.state.transportation = answer.value as boolean;
    return true;
  }

  /** Sets these fields' versions to the version this record will be saved as. */
  protected touch(fields: readonly string[]): void {
    this.state.fieldVersions = stamped(this.state.fieldVersions, fields, this.state.version + 1);
    this.changed = true;
  }

  protected move(move: RsvpMove): boolean {
    const { status, statusBefore: before } = this.state;
    const next = rsvpLifecycle.move(status, move, { before });
    if (next === undefined) return false;
    this.state.status = next;
    this.moved = true;
    return true;
  }

  protected note(
    at: Date,
    kind: HistoryNote['kind'],
    by: HistoryNote['by'],
    details: Record<string, unknown> = {},
    text: string | null = null,
  ): void {
    this.notes.push({ at, kind, by, text, details });
  }

  private take<Q extends Question>(question: Q, value: AnswerValues[Q], source: AnswerSource): boolean {
    const { at, tie, by, words } = source;
    return this.merge(question, {
      value,
      at: at.toISOString(),
      tie,
      by,
      ...(words === undefined ? {} : { words }),
    });
  }

  private settleAttending(source: AnswerSource): void {
    const latest = this.state.answers.attending;
    if (!latest) return;
    const by = latest.by;
    if (latest.value !== this.state.status) this.move({ type: 'answer', by, answer: latest.value });
    this.state.answeredAt = new Date(latest.at);
    this.state.answeredLate = this.state.answeredAt > source.closingDate;
  }

  protected count(): void {
    const { answers } = this.state;
    const { number, waiting } = headcountOf(answers, this.state);
    // Once a number counts, a smaller invited number that the host gives later does not question it again.
    if (number !== null && answers.headcount)
      this.state.answers = { ...answers, headcount: { ...answers.headcount, approved: true } };
    if (waiting !== null && waiting !== this.state.numberWaiting)
      this.note(new Date(answers.headcount!.at), 'number_awaiting_approval', 'guest', { number: waiting });
    Object.assign(this.state, { number, numberWaiting: waiting });
    this.changed = true;
  }

  private bill({ at, channel }: AnswerSource): void {
    if (this.state.billable || channel === 'desk') return;
    this.state.billable = true;
    this.changed = true;
    this.newFact = { rsvpId: this.state.id, eventId: this.state.eventId, at, channel };
  }
}
