import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Verification1796000300000 } from './migrations/1796000300000-verification';
import { SealedDocuments1796000309000 } from './migrations/1796000309000-sealed-documents';
import { ToldBankDetails1796000310440 } from './migrations/1796000310440-told-bank-details';
import { BusinessDocuments1796000311500 } from './migrations/1796000311500-business-documents';
import { BusinessDocumentSchema } from './business-documents/business-document.schema';
import { BankDetailsSchema, DocumentSchema, MoveSchema, NoticeSchema } from './verification.schema';

export const verificationPersistence: ContextPersistence = {
  schema: 'verification',
  entities: [
    anyEntity(BankDetailsSchema),
    anyEntity(MoveSchema),
    anyEntity(DocumentSchema),
    anyEntity(NoticeSchema),
    anyEntity(BusinessDocumentSchema),
  ],
  migrations: [
    Verification1796000300000,
    SealedDocuments1796000309000,
    ToldBankDetails1796000310440,
    BusinessDocuments1796000311500,
  ],
  appendOnly: ['bank_details_moves'],
};
