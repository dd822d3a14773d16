import { AggregateRoot } from '@nestjs/cqrs';
import {
  BANK_REMINDER_HOURS,
  BANK_VERIFICATION_HOURS,
  type BankDetailsId,
  type BankVerificationStatus,
  type DocumentId,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import { accept, type BankAccount, DAY_MS, HOUR_MS, refuse, type Result } from '@smachot/kernel';
import { type BankVerificationMove, bankVerificationLifecycle } from '@smachot/lifecycles';
import { isTooLong } from './account-length';

/** What the owner stated. */
export type StatedDetails = BankAccount & {
  /** Empty, with a number of null: those of the store's profile, which are copied when the details are verified. */
  accountHolder: string;
  holderNumber: string | null;
  documentId: DocumentId;
};
export type BankDetailsState = StatedDetails & {
  id: BankDetailsId;
  storeId: StoreId;
  status: BankVerificationStatus;
  rejectionReason: string | null;
  /** The e-mail address that was known when these details were stated: a later change is told there, too. */
  contactEmail: string | null;
  submittedAt: Date;
  /** Both null unless the details are in process; `remindAt` also once the admins were reminded. */
  dueAt: Date | null;
  remindAt: Date | null;
  decidedAt: Date | null;
  wasVerified: boolean;
  wasRejected: boolean;
  /** The store is closed; the details are kept until then for its last payouts. */
  eraseAt: Date | null;
  version: number;
};
export type DetailsEdit = Partial<StatedDetails>;
/** The name and number of a store's profile, which apply where the owner states none. */
type Profile = { businessName: string; vatNumber: string | null };
const STATES_NONE: Profile = { businessName: '', vatNumber: null };

/** What the audit shows of details: nothing by which money could be sent. */
type Shown = Pick<BankDetailsState, 'status' | 'bankNumber' | 'branchNumber' | 'documentId'> & {
  accountLastDigits: string;
};
/** A line of the audit: who did what, with the details before and after. */
export type BankDetailsMove = {
  move: BankVerificationMove['type'];
  by: BankVerificationMove['by'];
  actorId: UserId;
  at: Date;
  reason: string | null;
  before: Shown | null;
  after: Shown;
};

type Act = Pick<BankDetailsMove, 'actorId' | 'at' | 'reason'>;

export const lastDigitsOf = (accountNumber: string): string => accountNumber.slice(-3);

/** The days that details of a closed store are kept, for payouts that are still to be made. */
const DAYS_AFTER_CLOSING = 60;

const shown = ({ status, bankNumber, branchNumber, documentId, accountNumber }: BankDetailsState): Shown => ({
  status,
  bankNumber,
  branchNumber,
  documentId,
  accountLastDigits: lastDigitsOf(accountNumber),
});
const clockFrom = (now: Date) => ({
  submittedAt: now,
  dueAt: new Date(now.getTime() + BANK_VERIFICATION_HOURS * HOUR_MS),
  remindAt: new Date(now.getTime() + BANK_REMINDER_HOURS * HOUR_MS),
  decidedAt: null,
  rejectionReason: null,
});

/** The bank details of a store. Payouts are made to them while they are verified, and only then. */
export class BankDetails extends AggregateRoot {
  /** Lines of the audit that are not saved yet. */
  readonly moves: BankDetailsMove[] = [];

  constructor(readonly state: BankDetailsState) {
    super();
  }

  static submit(
    given: StatedDetails & Pick<BankDetailsState, 'id' | 'storeId' | 'contactEmail'>,
    actorId: UserId,
    now: Date,
  ): BankDetails {
    const details = new BankDetails({
      ...given,
      ...clockFrom(now),
      status: 'in_process',
      wasVerified: false,
      wasRejected: false,
      eraseAt: null,
      version: 1,
    });
    details.note({ move: 'submit', by: 'owner', actorId, at: now, reason: null, before: null });
    return details;
  }

  get payoutsPaused(): boolean {
    return this.state.wasVerified && this.state.status !== 'verified';
  }

  /**
   * Starts the verification anew. An edit that changes nothing leaves verified and waiting details as they are.
   * @returns whether something was changed
   */
  edit(
    changes: DetailsEdit & Pick<BankDetailsState, 'contactEmail'>,
    actorId: UserId,
    now: Date,
  ): Result<boolean> {
    const { contactEmail, ...stated } = changes;
    const isChanged = Object.entries(stated).some(
      ([name, value]) => value !== undefined && this.state[name as keyof StatedDetails] !== value,
    );
    const { status } = this.state;
    if (!isChanged && status !== 'rejected') return accept(false);
    const type = status === 'rejected' ? 'submit' : 'edit';
    const given = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
    const act = { actorId, at: now, reason: null };
    const moved = this.move({ type, by: 'owner' }, act, { ...given, ...clockFrom(now), contactEmail });
    return moved.ok ? accept(true) : moved;
  }

  /**
   * Verifies the details. A holder and number that the owner left empty are copied from the profile, whose later changes nobody verified.
   * @param remark for the other admins; the owner does not see it
   */
  verify(actorId: UserId, now: Date, remark = '', profile: Profile = STATES_NONE): Result<undefined> {
    const { status, accountNumber, accountHolder, holderNumber } = this.state;
    if (status === 'in_process' && isTooLong(accountNumber)) return refuse('bank.account_too_long');
    const outcome = {
      wasVerified: true,
      accountHolder: accountHolder || profile.businessName,
      holderNumber: holderNumber ?? profile.vatNumber,
    };
    return this.decide(
      { type: 'verify', by: 'admin' },
      { actorId, at: now, reason: remark || null },
      outcome,
    );
  }

  reject(reason: string, actorId: UserId, now: Date): Result<undefined> {
    if (!reason) return refuse('bank.reason_required', { fields: { notes: 'bank.reason_required' } });
    const outcome = { wasRejected: true, rejectionReason: reason };
    return this.decide({ type: 'reject', by: 'admin' }, { actorId, at: now, reason }, outcome);
  }

  /** The store is closed for good: nothing is decided any more, and the details go when the last payouts are made. */
  storeClosed(now: Date): void {
    this.state.eraseAt ??= new Date(now.getTime() + DAYS_AFTER_CLOSING * DAY_MS);
    this.state.remindAt = null;
  }

  private decide(
    move: BankVerificationMove,
    act: Act,
    outcome: Partial<BankDetailsState>,
  ): Result<undefined> {
    const decided = { ...outcome, decidedAt: act.at, dueAt: null, remindAt: null };
    const moved = this.move(move, act, decided);
    return moved.ok ? moved : refuse('bank.decided');
  }

  private move(
    { type: move, by }: BankVerificationMove,
    act: Act,
    changes: Partial<BankDetailsState>,
  ): Result<undefined> {
    const next = bankVerificationLifecycle.move(this.state.status, {
      type: move,
      by,
    } as BankVerificationMove);
    if (!next) return refuse('lifecycle.illegal_move');
    const before = shown(this.state);
    Object.assign(this.state, changes, { status: next, version: this.state.version + 1 });
    this.note({ ...act, move, by, before });
    return accept();
  }

  private note(line: Omit<BankDetailsMove, 'after'>): void {
    this.moves.push({ ...line, after: shown(this.state) });
    const { id: bankDetailsId, storeId, status, version } = this.state;
    this.apply({
      event: 'verification.bank_details_moved',
      payload: { bankDetailsId, storeId, status, version },
    });
  }
}
