import type { InvitationForm } from '@smachot/contracts';
import type { GivenAnswers, KnownAnswers } from './answers';

/** Guest's record as a dialogue reads and changes it. */
export interface AnsweringGuest {
  readonly state: {
    readonly answers: KnownAnswers;
    /** Time of the last message of a campaign to this guest. */
    readonly lastQueued: Date | null;
    /** Time at which the guest was asked whether to write no more; null once that is settled. */
    readonly removalAskedAt: Date | null;
  };
  /** Takes answers; returns whether they changed the record. Per question the latest answer wins; equal times are ordered by `tie`. */
  answer(
    given: GivenAnswers,
    source: { by: 'guest'; channel: 'chat'; at: Date; tie: string; closingDate: Date; words?: string },
  ): boolean;
  /** Sends nothing to the guest until the answer. */
  askRemoval(at: Date): void;
  keepReceiving(at: Date): void;
}

/** Event that a dialogue is about. */
export interface AnsweredEvent {
  readonly state: {
    readonly closingDate: Date;
    readonly questions: InvitationForm['rsvpConfig']['questions'];
  };
  takesAnswersAt(at: Date): boolean;
}
