import type { BankDetailsForm } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Secrets } from '@smachot/server-platform';
import type { Product } from './product';

/** By the parameters of the specification's addresses: `a` and `b` name an owner, `id` bank details, and a certificate of kashrut. */
export type BankThings = {
  a: string;
  b: string;
  id: string;
  documentId: string;
  bankNumber: string;
  /** Of a business document. */
  kind: string;
};

const account = { bankNumber: '12', branchNumber: '634', accountNumber: '471840512' };
export const bankBodies: Record<string, (thing: BankThings) => unknown> = {
  'verification.submitBankDetails': ({ documentId }): Partial<BankDetailsForm> => ({
    ...account,
    documentId,
  }),
  'verification.editBankDetails': () => account,
  'verification.saveBusinessDocument': ({ documentId }) => ({ documentId }),
  'verification.decideKashrut': () => ({ decision: 'verify', version: 1, reason: 'התעודה תואמת' }),
};
export const bankQueries: Record<string, string> = {
  'verification.decideBankDetails': '?verification_status=verified',
  'verification.documentFile': '?expires=9999999999&signature=x',
};

/** Bank details of a store that wait for their verification, with the row of their document. */
export const bankThings = async (
  { app, source }: Product,
  storeId: string,
  uploaderId: string,
): Promise<BankThings> => {
  const [id, documentId] = [newId(), newId()];
  const sealed = app.get(Secrets).seal(
    'bank-account',
    JSON.stringify({
      accountNumber: '471840512',
      accountHolder: '',
      holderNumber: null,
      contactEmail: null,
    }),
  );
  await source.query(
    `insert into verification.documents (id, uploader_id, file_key, file_name, media_type, bytes, uploaded_at, bank_details_id,
       preview_state, preview_keys)
     values ($1, $2, 'documents/none.pdf', 'letter.pdf', 'application/pdf', 10, now(), $3, 'failed', '{}')`,
    [documentId, uploaderId, id],
  );
  await source.query(
    `insert into verification.bank_details (id, store_id, bank_number, branch_number, sealed, document_id, status,
       submitted_at, due_at, was_verified, was_rejected, version)
     values ($1, $2, '12', '634', $3, $4, 'in_process', now(), now() + interval '48 hours', false, false, 1)`,
    [id, storeId, sealed, documentId],
  );
  await source.query(
    `insert into verification.business_documents (id, store_id, kind, document_id, valid_until, certificate, status, submitted_at, version)
     values ($1, $2, 'kashrut', $3, '2099-01-01', 'rabbinate', 'in_process', now(), 1) on conflict (store_id, kind)
     do update set id = excluded.id, document_id = excluded.document_id, status = 'in_process', version = 1`,
    [id, storeId, documentId],
  );
  return { a: 'partner', b: storeId, id, documentId, bankNumber: '12', kind: 'kashrut' };
};
