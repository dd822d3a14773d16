import * as z from 'zod/mini';
import { call } from '../call';
import { BankDetailsId, DocumentId, StoreId } from '../ids';
import { Cursor, Instant, optionalParagraphs, PageSize } from '../primitives';
import { bankDetailsFields, BankVerificationStatus, DocumentMediaType } from './bank-details';

/** The business behind the details, for comparing it with the document. */
const Business = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  /** The number the business stated for VAT. */
  vatNumber: z.nullable(z.string()),
});
export const BankDetailsCase = z.object({
  ...bankDetailsFields,
  business: Business,
  /** The details were rejected before, and were corrected since. */
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
    notes: z.optional(optionalParagraphs(BANK_NOTES_MAX)),
    version: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  answer: BankDetailsRecord,
});
