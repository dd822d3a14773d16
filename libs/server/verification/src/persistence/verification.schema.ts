import type {
  BankDetailsId,
  BusinessDocumentId,
  DocumentId,
  DocumentMediaType,
  DocumentPreviewState,
  UserId,
} from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { BankDetailsMove, BankDetailsState } from '../domain/bank-details';

/** The parts of bank details that are stored encrypted, together. */
export type SealedPart = 'accountNumber' | 'accountHolder' | 'holderNumber' | 'contactEmail';
export type BankDetailsRow = Omit<BankDetailsState, SealedPart> & { sealed: string };
export type MoveRow = BankDetailsMove & { id: string; bankDetailsId: BankDetailsId };
/** Where the files of a document are stored. */
export type DocumentFilesRow = {
  fileKey: string;
  /** Of its first pages, in order. Empty for a picture, which is its own preview. */
  previewKeys: string[];
  /** The id of the key that the files are encrypted with; null: they were stored before files were. */
  sealedWith: string | null;
};
export type DocumentRow = DocumentFilesRow & {
  id: DocumentId;
  uploaderId: UserId;
  fileName: string;
  mediaType: DocumentMediaType;
  bytes: number;
  previewState: DocumentPreviewState;
  /** Null until they are counted. */
  pages: number | null;
  uploadedAt: Date;
  /** Both null while nothing uses it. */
  bankDetailsId: BankDetailsId | null;
  businessDocumentId: BusinessDocumentId | null;
  /** Since when nothing uses it; null while something does. */
  unusedSince: Date | null;
};
/** A mail that waits to be sent; addresses and words are encrypted, and gone once it is sent. */
export type NoticeRow = { id: string; sealed: string; createdAt: Date };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });
const flag = (name: string) => ({ type: 'boolean' as const, name });
const id = (table: string) => ({
  type: 'uuid' as const,
  primary: true,
  primaryKeyConstraintName: `PK_${table}`,
});
const schema = 'verification';

export const BankDetailsSchema = new EntitySchema<BankDetailsRow>({
  name: 'BankDetails',
  schema,
  tableName: 'bank_details',
  columns: {
    id: id('bank_details'),
    storeId: { type: 'uuid', name: 'store_id' },
    bankNumber: text('bank_number'),
    branchNumber: text('branch_number'),
    sealed: text('sealed'),
    documentId: { type: 'uuid', name: 'document_id' },
    status: text('status'),
    rejectionReason: text('rejection_reason', true),
    submittedAt: at('submitted_at'),
    dueAt: at('due_at', true),
    remindAt: at('remind_at', true),
    decidedAt: at('decided_at', true),
    wasVerified: flag('was_verified'),
    wasRejected: flag('was_rejected'),
    eraseAt: at('erase_at', true),
    version: { type: 'int' },
  },
  indices: [
    { name: 'bank_details_of_store', columns: ['storeId'], unique: true },
    { name: 'bank_details_by_age', columns: ['submittedAt', 'id'] },
    { name: 'bank_details_in_process', columns: ['dueAt'], where: "(status = 'in_process'::text)" },
    { name: 'bank_details_to_remind', columns: ['remindAt'], where: '(remind_at IS NOT NULL)' },
    { name: 'bank_details_to_erase', columns: ['eraseAt'], where: '(erase_at IS NOT NULL)' },
  ],
});

/** The audit of bank details; rows are only added. */
export const MoveSchema = new EntitySchema<MoveRow>({
  name: 'BankDetailsMove',
  schema,
  tableName: 'bank_details_moves',
  columns: {
    id: id('bank_details_moves'),
    bankDetailsId: { type: 'uuid', name: 'bank_details_id' },
    move: text('move'),
    by: text('by'),
    actorId: { type: 'uuid', name: 'actor_id' },
    at: at('at'),
    reason: text('reason', true),
    before: { type: 'jsonb', nullable: true },
    after: { type: 'jsonb' },
  },
  indices: [{ name: 'moves_of_bank_details', columns: ['bankDetailsId', 'at'] }],
});

export const DocumentSchema = new EntitySchema<DocumentRow>({
  name: 'BankDocument',
  schema,
  tableName: 'documents',
  columns: {
    id: id('documents'),
    uploaderId: { type: 'uuid', name: 'uploader_id' },
    fileKey: text('file_key'),
    fileName: text('file_name'),
    mediaType: text('media_type'),
    bytes: { type: 'int' },
    sealedWith: text('sealed_with', true),
    previewState: text('preview_state'),
    previewKeys: { type: 'text', array: true, name: 'preview_keys' },
    pages: { type: 'int', nullable: true },
    uploadedAt: at('uploaded_at'),
    bankDetailsId: { type: 'uuid', name: 'bank_details_id', nullable: true },
    businessDocumentId: { type: 'uuid', name: 'business_document_id', nullable: true },
    unusedSince: at('unused_since', true),
  },
  indices: [
    { name: 'documents_of_bank_details', columns: ['bankDetailsId'] },
    {
      name: 'documents_of_business_documents',
      columns: ['businessDocumentId'],
      where: '(business_document_id IS NOT NULL)',
    },
    { name: 'documents_unused', columns: ['unusedSince'], where: '(unused_since IS NOT NULL)' },
  ],
});

export const NoticeSchema = new EntitySchema<NoticeRow>({
  name: 'VerificationNotice',
  schema,
  tableName: 'notices',
  columns: { id: id('notices'), sealed: text('sealed'), createdAt: at('created_at') },
});
