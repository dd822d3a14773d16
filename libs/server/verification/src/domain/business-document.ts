import { AggregateRoot } from '@nestjs/cqrs';
import {
  type BusinessDocumentId,
  type BusinessDocumentKind,
  type BusinessDocumentStatus,
  DOCUMENT_REMINDER_DAYS,
  type DocumentId,
  type StatedKashrut,
  type StoreId,
} from '@smachot/contracts';
import { accept, addDays, atWallTime, refuse, type Result, wallTime } from '@smachot/kernel';
import { type BusinessDocumentMove, businessDocumentLifecycle } from '@smachot/lifecycles';

export type BusinessDocumentState = {
  id: BusinessDocumentId;
  storeId: StoreId;
  kind: BusinessDocumentKind;
  documentId: DocumentId;
  /** The last day on which it is valid, as YYYY-MM-DD. */
  validUntil: string;
  /** Both null unless it is a certificate of kashrut. */
  certificate: StatedKashrut['certificate'] | null;
  badatz: StatedKashrut['badatz'];
  status: BusinessDocumentStatus;
  rejectionReason: string | null;
  submittedAt: Date;
  decidedAt: Date | null;
  /** The next reminder; null when the last one was sent. */
  remindAt: Date | null;
  version: number;
};
/** What the owner uploaded. `kashrut`: the certificate as the store states it. */
export type GivenDocument = {
  documentId: DocumentId;
  validUntil: string;
  kashrut: Pick<StatedKashrut, 'certificate' | 'badatz'> | null;
};

const REMINDED_AT = '09:00';

/** The next day of a reminder, in the morning: 30 and 7 days before the end, and on the day after it. */
export const nextReminder = (validUntil: string, now: Date): Date | null => {
  const days = [...DOCUMENT_REMINDER_DAYS.map((before) => -before), 1];
  return (
    days.map((count) => atWallTime(addDays(validUntil, count), REMINDED_AT)).find((at) => at > now) ?? null
  );
};

/** Its last day is over in Israel. */
export const isOver = (validUntil: string, now: Date): boolean => validUntil < wallTime(now).day;

/** A document that a store filed: one per kind. A certificate of kashrut counts as checked while it is verified and in force. */
export class BusinessDocument extends AggregateRoot {
  constructor(readonly state: BusinessDocumentState) {
    super();
  }

  static file(
    given: GivenDocument & Pick<BusinessDocumentState, 'id' | 'storeId' | 'kind'>,
    now: Date,
  ): BusinessDocument {
    const { id, storeId, kind } = given;
    return new BusinessDocument({
      ...{ id, storeId, kind, ...contentOf(given, now) },
      ...{ status: kind === 'kashrut' ? 'in_process' : 'filed', version: 1 },
    });
  }

  replace(given: GivenDocument, now: Date): Result<undefined> {
    this.tell('none', now, this.state.version + 1);
    return this.move({ type: 'replace', by: 'owner' }, contentOf(given, now));
  }

  /** A certificate whose last day is over is not verified. */
  verify(now: Date): Result<undefined> {
    if (this.state.status === 'in_process' && isOver(this.state.validUntil, now))
      return refuse('document.ended');
    return this.decide({ type: 'verify', by: 'admin' }, 'verified', null, now);
  }

  reject(reason: string, now: Date): Result<undefined> {
    return this.decide({ type: 'reject', by: 'admin' }, 'rejected', reason, now);
  }

  /** The store took the document away. */
  takenAway(now: Date): void {
    this.tell('none', now, this.state.version + 1);
  }

  /** @returns which reminder this is */
  remind(now: Date): 'ending' | 'ended' {
    this.state.remindAt = nextReminder(this.state.validUntil, now);
    return isOver(this.state.validUntil, now) ? 'ended' : 'ending';
  }

  private decide(
    move: BusinessDocumentMove,
    status: 'verified' | 'rejected',
    rejectionReason: string | null,
    now: Date,
  ): Result<undefined> {
    const moved = this.move(move, { rejectionReason, decidedAt: now });
    if (!moved.ok) return refuse('document.decided');
    this.tell(status, now);
    return moved;
  }

  private move(move: BusinessDocumentMove, changes: Partial<BusinessDocumentState>): Result<undefined> {
    const next = businessDocumentLifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    Object.assign(this.state, changes, { status: next, version: this.state.version + 1 });
    return accept();
  }

  /** Tells stores what holds of exactly this certificate. */
  private tell(status: 'verified' | 'rejected' | 'none', now: Date, version = this.state.version): void {
    const { storeId, certificate, badatz, validUntil: until } = this.state;
    if (certificate === null) return;
    const payload = { storeId, status, certificate, badatz, until, at: now.getTime(), version };
    this.apply({ event: 'verification.kashrut_decided', payload });
  }
}

const contentOf = ({ documentId, validUntil, kashrut }: GivenDocument, now: Date) => ({
  documentId,
  validUntil,
  certificate: kashrut?.certificate ?? null,
  badatz: kashrut?.badatz ?? null,
  rejectionReason: null,
  submittedAt: now,
  decidedAt: null,
  remindAt: nextReminder(validUntil, now),
});
