import { BankRejectionReason, type BankDetailsId, type BankDetailsRecord } from '@smachot/contracts';

/** What an admin decided about the version of the details that was on the screen. */
export type Decision = {
  id: BankDetailsId;
  version: number;
  name: string;
  status: 'verified' | 'rejected';
  /** A listed reason or the admin's own text; empty when verified. */
  notes: string;
};

export const OTHER_REASON = 'other';
export type ReasonChoice = BankRejectionReason | typeof OTHER_REASON;
export const REASON_CHOICES: readonly ReasonChoice[] = [...BankRejectionReason.options, OTHER_REASON];

/** What is sent as the reason; empty while none is given. */
export const notesOf = (choice: ReasonChoice | null, text: string): string =>
  choice === OTHER_REASON ? text.trim() : (choice ?? '');

export const decisionOn = (
  { id, version, business }: BankDetailsRecord,
  status: Decision['status'],
  notes = '',
): Decision => ({ id, version, name: business.businessName, status, notes });
