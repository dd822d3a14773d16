import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { BusinessDocumentId, DocumentId, StoreId } from '../ids';
import { Cursor, Day, Instant, PageSize } from '../primitives';
import { StoreKashrut } from '../stores/food';
import { BankDocument, DocumentMediaType } from './bank-details';
import { DocumentPreviewState } from './bank-details-cases';

/** insurance: liability insurance. licence: the business licence. kashrut: the certificate that the store states, checked by an admin. */
export const BusinessDocumentKind = z.enum(['insurance', 'licence', 'kashrut']);
export type BusinessDocumentKind = z.infer<typeof BusinessDocumentKind>;

/** filed: stored for the business itself, checked by nobody. The others are of a kashrut certificate. */
export const BusinessDocumentStatus = z.enum(['filed', 'in_process', 'verified', 'rejected']);
export type BusinessDocumentStatus = z.infer<typeof BusinessDocumentStatus>;

/** Days before the end on which the owners are reminded. */
export const DOCUMENT_REMINDER_DAYS = [30, 7] as const;

/** The certificate of kashrut as the store stated it when it uploaded the document. */
export const StatedKashrut = z.omit(StoreKashrut, { checked: true });
export type StatedKashrut = z.infer<typeof StatedKashrut>;

const fields = {
  id: BusinessDocumentId,
  kind: BusinessDocumentKind,
  status: BusinessDocumentStatus,
  document: BankDocument,
  /** The last day on which it is valid. */
  validUntil: z.string(),
  /** That day is over. */
  ended: z.boolean(),
  /** Null unless it is a certificate of kashrut. */
  kashrut: z.nullable(StatedKashrut),
  /** What the admin wrote; null unless rejected. */
  rejectionReason: z.nullable(z.string()),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  version: z.number(),
};
export const BusinessDocument = z.object(fields);
export type BusinessDocument = z.infer<typeof BusinessDocument>;

const path = '/v1/partners/:partner/documents';
/** `partner`: the store's id, or its username. */
const OfStore = z.object({ partner: z.string().check(z.minLength(1), z.maxLength(40)) });
const OneKind = z.extend(OfStore, { kind: BusinessDocumentKind });

/** For the store's owners, and super admins; a crew member is refused (crew.owners_only). One per kind at most. */
export const listBusinessDocuments = call({
  id: 'verification.listBusinessDocuments',
  method: 'GET',
  path,
  access: 'user',
  params: OfStore,
  answer: z.object({ partnerId: StoreId, documents: z.array(BusinessDocument) }),
});
/**
 * Files a document of a kind, or replaces the one that is there. `documentId`: an uploaded document that nothing uses
 * (document.not_uploaded). A certificate of kashrut takes its end from what the store states (document.kashrut_unstated), and waits for an
 * admin; the others need `validUntil`, which is not over (document.ended).
 */
export const saveBusinessDocument = call({
  id: 'verification.saveBusinessDocument',
  method: 'PUT',
  path: `${path}/:kind`,
  access: 'user',
  perMinute: 10,
  params: OneKind,
  body: z.object({ documentId: DocumentId, validUntil: z.optional(Day) }),
  answer: BusinessDocument,
});
export const deleteBusinessDocument = call({
  id: 'verification.deleteBusinessDocument',
  method: 'DELETE',
  path: `${path}/:kind`,
  access: 'user',
  params: OneKind,
});

const Addresses = z.object({
  presigned_url: z.string(),
  expiresAt: Instant,
  fileName: z.string(),
  mediaType: DocumentMediaType,
  previewState: DocumentPreviewState,
  previews: z.array(z.string()),
  /** All pages of the document; null until they are counted. */
  pages: z.nullable(z.number()),
});
/** Addresses that need no sign-in and end after 60 seconds, as of bank documents. */
export const readBusinessDocument = call({
  id: 'verification.readBusinessDocument',
  method: 'GET',
  path: `${path}/:kind/file`,
  access: 'user',
  ownEyes: true,
  params: OneKind,
  answer: Addresses,
});

const adminPath = '/admin/api/kashrut-certificates';
const OneCase = z.object({ id: BusinessDocumentId });
export const KashrutCase = z.object({
  ...fields,
  business: z.object({ partnerId: StoreId, partnerUsername: z.string(), businessName: z.string() }),
});
export type KashrutCase = z.infer<typeof KashrutCase>;
/** Certificates of this state, the longest waiting first. */
export const listKashrutCases = call({
  id: 'verification.listKashrutCases',
  method: 'GET',
  path: adminPath,
  access: 'superAdmin',
  query: z.object({
    status: z._default(z.enum(['in_process', 'verified', 'rejected']), 'in_process'),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ cases: z.array(KashrutCase), nextCursor: z.nullable(z.string()) }),
});
export const readKashrutDocument = call({
  id: 'verification.readKashrutDocument',
  method: 'GET',
  path: `${adminPath}/:id/document`,
  access: 'superAdmin',
  audited: true,
  params: OneCase,
  answer: Addresses,
});
/**
 * Decides a certificate; a verified one may be rejected later (withdrawn by its certifier). The owners read the reason of a rejection.
 * Decided by another admin meanwhile: document.decided; replaced meanwhile: conflict.version; over: document.ended.
 */
export const decideKashrut = call({
  id: 'verification.decideKashrut',
  method: 'POST',
  path: `${adminPath}/:id/decision`,
  access: 'superAdmin',
  params: OneCase,
  body: z.object({
    decision: z.enum(['verify', 'reject']),
    version: z.number().check(z.int(), z.gte(1)),
    reason: ActReason,
  }),
  answer: KashrutCase,
  status: 200,
});
