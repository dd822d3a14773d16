import * as z from 'zod/mini';
import { BankDetailsId, DocumentId, StoreId } from '../ids';
import { Id } from '../primitives';
import { Badatz, KashrutCertificate } from '../stores/food';
import { BankVerificationStatus } from './bank-details';

/** Events of the context verification. */
export const verificationEvents = {
  /** Bank details were submitted, edited or decided. Payouts are made while `status` is verified; the highest version is the newest. */
  'verification.bank_details_moved': z.object({
    bankDetailsId: BankDetailsId,
    storeId: StoreId,
    status: BankVerificationStatus,
    version: z.number(),
  }),

  /** A certificate of kashrut was decided, replaced or taken away; `status` is of exactly this certificate. The latest `at` is the newest, of one moment the highest version. */
  'verification.kashrut_decided': z.object({
    storeId: StoreId,
    status: z.enum(['verified', 'rejected', 'none']),
    certificate: KashrutCertificate,
    badatz: z.nullable(Badatz),
    until: z.nullable(z.string()),
    at: z.number(),
    version: z.number(),
  }),

  /** A mail about changed bank details; the addresses are read from verification by its id. */
  'verification.notice_wanted': z.object({ noticeId: Id }),
  /** A PDF is stored of which no previews were drawn. */
  'verification.previews_wanted': z.object({ documentId: DocumentId }),
  /** Files that were stored anew under other keys; nothing refers to these. */
  'verification.files_replaced': z.object({ fileKeys: z.array(z.string()) }),
} as const;
