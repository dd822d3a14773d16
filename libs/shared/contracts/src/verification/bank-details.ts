import * as z from 'zod/mini';
import { call } from '../call';
import { BankDetailsId, DocumentId, StoreId } from '../ids';
import { orRequired } from '../missing';
import { digits, Instant, optionalLine } from '../primitives';

/** in_process: an admin decides within 48 hours. Payouts are made to verified details only. */
export const BankVerificationStatus = z.enum(['in_process', 'verified', 'rejected']);
export type BankVerificationStatus = z.infer<typeof BankVerificationStatus>;

/** The largest ownership document, in bytes. */
export const BANK_DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** The hours within which details are decided; the admins are reminded before that. */
export const BANK_VERIFICATION_HOURS = 48;
export const BANK_REMINDER_HOURS = 36;

/** The listed reasons of a rejection. An admin may type another text instead; a listed one is translated for its reader. */
export const BankRejectionReason = z.enum([
  'document_unreadable',
  'document_outdated',
  'document_not_ownership',
  'name_differs',
  'numbers_differ',
]);
export type BankRejectionReason = z.infer<typeof BankRejectionReason>;

/**
 * Doubts about the typed numbers. They are shown and never block: new codes of banks and branches appear before the list has them.
 * account_too_long: the number does not fit the payout file (nine digits), so such details cannot be verified.
 */
export const BankWarning = z.enum([
  'unknown_bank',
  'closed_bank',
  'unknown_branch',
  'closed_branch',
  'check_digit',
  'account_too_long',
]);
export type BankWarning = z.infer<typeof BankWarning>;

/** A PDF, PNG or JPEG; checked by its content. */
export const DocumentMediaType = z.enum(['application/pdf', 'image/png', 'image/jpeg']);
export type DocumentMediaType = z.infer<typeof DocumentMediaType>;
export const BankDocument = z.object({
  documentId: DocumentId,
  fileName: z.string(),
  mediaType: DocumentMediaType,
  bytes: z.number(),
  uploadedAt: Instant,
});
export type BankDocument = z.infer<typeof BankDocument>;

/** The document's id; the specification's own sentence is said where it is missing. */
const OwnershipDocument = z.uuid({
  error: (issue) => (orRequired('')(issue) ? 'bank.document_required' : 'id.invalid'),
}) as unknown as typeof DocumentId;

export const BankDetailsForm = z.object({
  bankNumber: digits(2),
  branchNumber: digits(3),
  accountNumber: digits(1, 10),
  /** The name of the account's holder as the bank writes it. Empty: the business's name, as it is when the details are verified. */
  accountHolder: z._default(optionalLine(80), ''),
  /** The holder's identity, dealer or company number. Absent: the number the business stated for VAT, as then. */
  holderNumber: z.optional(z.nullable(digits(9))),
  /** An uploaded document that is not used by other details. */
  documentId: OwnershipDocument,
});
export type BankDetailsForm = z.infer<typeof BankDetailsForm>;
/** An edit. Account number and document: absent when they stay. Without `version`, the edit applies to whatever there is. */
export const BankDetailsEdit = z.extend(BankDetailsForm, {
  accountNumber: z.optional(digits(1, 10)),
  documentId: z.optional(DocumentId),
  version: z.optional(z.number().check(z.int(), z.gte(1))),
});
export type BankDetailsEdit = z.infer<typeof BankDetailsEdit>;

const Name = z.object({ he: z.string(), en: z.string() });
/** The fields of details, as owners and admins see them. */
export const bankDetailsFields = {
  id: BankDetailsId,
  bankNumber: z.string(),
  /** Null: the list has no such bank. */
  bankName: z.nullable(Name),
  branchNumber: z.string(),
  branchName: z.nullable(z.string()),
  /** The last three digits of the account number. */
  accountLastDigits: z.string(),
  accountHolder: z.string(),
  holderNumber: z.nullable(z.string()),
  verification_status: BankVerificationStatus,
  /** One of `BankRejectionReason`, or an admin's own text; null unless rejected. */
  rejectionReason: z.nullable(z.string()),
  warnings: z.array(BankWarning),
  document: BankDocument,
  submittedAt: Instant,
  /** The end of the 48 hours; null when the details are decided. */
  dueAt: z.nullable(Instant),
  /** In process and not decided within the 48 hours. */
  overdue: z.boolean(),
  decidedAt: z.nullable(Instant),
  /** Details of this store were verified once, and these are not: payouts wait until they are. */
  payoutsPaused: z.boolean(),
  version: z.number(),
};
/** Bank details as their owner sees them: masked. */
export const BankDetails = z.object(bankDetailsFields);
export type BankDetails = z.infer<typeof BankDetails>;

/** Uploads a document of ownership; it is deleted after a day unless bank details use it. */
export const uploadDocument = call({
  id: 'verification.uploadDocument',
  method: 'POST',
  path: '/v1/documents/upload',
  access: 'user',
  perMinute: 10,
  file: { field: 'file', maxBytes: BANK_DOCUMENT_MAX_BYTES },
  answer: BankDocument,
  status: 201,
});

/** `a`: the kind of the owner; `b`: the store's id, or its username. */
const OwnerParams = z.object({
  a: z.literal('partner'),
  b: z.string().check(z.minLength(1), z.maxLength(40)),
});
/** For the store's owners, and super admins; a crew member is refused (crew.owners_only). Null: none were given yet. */
export const readBankDetails = call({
  id: 'verification.readBankDetails',
  method: 'GET',
  path: '/v1/bank-details/:a/:b',
  access: 'user',
  params: OwnerParams,
  answer: z.object({ partnerId: StoreId, bankDetails: z.nullable(BankDetails) }),
});
/** Submits a store's first details; a second submission is refused (bank.already_given), because details are edited. */
export const submitBankDetails = call({
  id: 'verification.submitBankDetails',
  method: 'POST',
  path: '/v1/bank-details/:a/:b',
  access: 'user',
  confirmed: true,
  perMinute: 10,
  params: OwnerParams,
  body: BankDetailsForm,
  answer: BankDetails,
  status: 201,
});
/** Edits the details and starts their verification anew; an outdated version is refused (conflict.version). */
export const editBankDetails = call({
  id: 'verification.editBankDetails',
  method: 'PUT',
  path: '/v1/bank-details/:id',
  access: 'user',
  confirmed: true,
  perMinute: 10,
  params: z.object({ id: BankDetailsId }),
  body: BankDetailsEdit,
  answer: BankDetails,
});

/** The day on which the lists of banks and branches were taken from the public register. */
const asOf = z.iso.date();
export const listBanks = call({
  id: 'verification.listBanks',
  method: 'GET',
  path: '/v1/banks',
  access: 'user',
  /** `closed`: it has left or was merged into another bank. */
  answer: z.object({
    asOf,
    banks: z.array(z.object({ bankNumber: z.string(), name: Name, closed: z.boolean() })),
  }),
});
export const listBranches = call({
  id: 'verification.listBranches',
  method: 'GET',
  path: '/v1/banks/:bankNumber/branches',
  access: 'user',
  params: z.object({ bankNumber: digits(2) }),
  answer: z.object({
    asOf,
    branches: z.array(
      z.object({ branchNumber: z.string(), name: z.string(), city: z.string(), closed: z.boolean() }),
    ),
  }),
});
