import { EntitySchema } from 'typeorm';
import type { BusinessDocumentState } from '../../domain/business-document';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });

export const BusinessDocumentSchema = new EntitySchema<BusinessDocumentState>({
  name: 'BusinessDocument',
  schema: 'verification',
  tableName: 'business_documents',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_business_documents' },
    storeId: { type: 'uuid', name: 'store_id' },
    kind: text('kind'),
    documentId: { type: 'uuid', name: 'document_id' },
    validUntil: { type: 'date', name: 'valid_until' },
    certificate: text('certificate', true),
    badatz: text('badatz', true),
    status: text('status'),
    rejectionReason: text('rejection_reason', true),
    submittedAt: at('submitted_at'),
    decidedAt: at('decided_at', true),
    remindAt: at('remind_at', true),
    version: { type: 'int' },
  },
  indices: [
    { name: 'business_documents_of_store', columns: ['storeId', 'kind'], unique: true },
    {
      name: 'business_documents_kashrut',
      columns: ['status', 'submittedAt', 'id'],
      where: "(kind = 'kashrut'::text)",
    },
    { name: 'business_documents_to_remind', columns: ['remindAt'], where: '(remind_at IS NOT NULL)' },
  ],
});
