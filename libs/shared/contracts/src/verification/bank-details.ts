import * as z from 'zod/mini';
import { call } from '../call';
import { BankDetailsId, DocumentId, StoreId } from '../ids';
import { orRequired } from '../missing';
import { Cursor, digits, Instant, optionalLine, PageSize } from '../primitives';

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
  /** The name of the account's holder as the bank writes it. Empty: the business's name. */
  accountHolder: z._default(optionalLine(80), ''),
  /** The holder's identity, dealer or company number. Absent: the number the business stated for VAT. */
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
const fields = {
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
export const BankDetails = z.object(fields);
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

/** The business behind the details, for comparing it with the document. */
const Business = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  /** The number the business stated for VAT. */
  vatNumber: z.nullable(z.string()),
});
export const BankDetailsCase = z.object({
  ...fields,
  business: Business,
  /** The details were rejected before, and corrected. */
  corrected: z.boolean(),
});
export type BankDetailsCase = z.infer<typeof BankDetailsCase>;
export const BankDetailsMoveRecord = z.object({
  move: z.enum(['submit', 'verify', 'reject', 'edit']),
  by: z.enum(['owner', 'admin']),
  at: Instant,
  reason: z.nullable(z.string()),
});
/** One case for the admin who decides it: the whole account number, to be compared with the document. Reading it is audited. */
export const BankDetailsRecord = z.extend(BankDetailsCase, {
  accountNumber: z.string(),
  /** The latest first. */
  history: z.array(BankDetailsMoveRecord),
});
export type BankDetailsRecord = z.infer<typeof BankDetailsRecord>;

/** The most pages of a document that previews are drawn of. */
export const BANK_PREVIEW_PAGES = 5;
/** waiting: the pages of a PDF are being drawn. failed: they cannot be, so the document has to be downloaded. */
export const DocumentPreviewState = z.enum(['waiting', 'ready', 'failed']);
export type DocumentPreviewState = z.infer<typeof DocumentPreviewState>;

const adminPath = '/admin/api/bank-details';
const OneCase = z.object({ id: BankDetailsId });
/** The longest waiting first. */
export const listBankDetails = call({
  id: 'verification.listBankDetails',
  method: 'GET',
  path: adminPath,
  access: 'superAdmin',
  query: z.object({
    /** Absent: all. False: in process and rejected. */
    is_verified: z.optional(z.enum(['true', 'false'])),
    /** Narrower than `is_verified`. */
    verification_status: z.optional(BankVerificationStatus),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({
    bankDetails: z.array(BankDetailsCase),
    /** The number of details in process, and of those the overdue ones. */
    waiting: z.number(),
    overdue: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
export const readBankDetailsRecord = call({
  id: 'verification.readBankDetailsRecord',
  method: 'GET',
  path: `${adminPath}/:id`,
  access: 'superAdmin',
  audited: true,
  params: OneCase,
  answer: BankDetailsRecord,
});
/**
 * Addresses that need no sign-in and end after 60 seconds; no cache may store what they answer. `presigned_url`: the file as it
 * was uploaded, as an attachment. `previews`: pictures that we made of its first pages, when `previewState` is ready.
 */
export const readBankDocument = call({
  id: 'verification.readBankDocument',
  method: 'GET',
  path: `${adminPath}/:id/document`,
  access: 'superAdmin',
  audited: true,
  params: OneCase,
  answer: z.object({
    presigned_url: z.string(),
    expiresAt: Instant,
    fileName: z.string(),
    mediaType: DocumentMediaType,
    previewState: DocumentPreviewState,
    previews: z.array(z.string()),
    /** All pages of the document; null until they are counted. */
    pages: z.nullable(z.number()),
  }),
});
/** A document, or a preview of it (`page`, from 1), at an address that `readBankDocument` signed. */
export const bankDocumentFile = call({
  id: 'verification.documentFile',
  method: 'GET',
  path: '/v1/documents/:documentId/file',
  access: 'signedUrl',
  personal: true,
  params: z.object({ documentId: DocumentId }),
  query: z.object({
    expires: z.string(),
    signature: z.string(),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  media: 'application/octet-stream',
});
/** The longest reason of a rejection. */
export const BANK_NOTES_MAX = 500;
/**
 * Decides details that are in process. A rejection needs `notes` (bank.reason_required). With `version`, a decision about details
 * that have changed since is refused (conflict.version); details that are decided already are refused always (bank.decided).
 */
export const decideBankDetails = call({
  id: 'verification.decideBankDetails',
  method: 'PUT',
  path: `${adminPath}/:id/verify`,
  access: 'superAdmin',
  params: OneCase,
  query: z.object({
    verification_status: z.enum(['verified', 'rejected']),
    notes: z.optional(optionalLine(BANK_NOTES_MAX)),
    version: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  answer: BankDetailsRecord,
});
