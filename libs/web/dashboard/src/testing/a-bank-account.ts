import {
  type BankDetails,
  type BankDocument,
  clientConfig,
  listBanks,
  listBranches,
  readBankDetails,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aStore } from './a-store';

export const aBankDocument = (change: Partial<BankDocument> = {}): BankDocument => ({
  documentId: '01920000-0000-7000-8000-d0c000000001',
  fileName: 'bank-letter.pdf',
  mediaType: 'application/pdf',
  bytes: 120_000,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

/** Details that were sent and wait, for tests. */
export const someBankDetails = (change: Partial<BankDetails> = {}): BankDetails => ({
  id: '01920000-0000-7000-8000-ba5e00000001',
  bankNumber: '12',
  bankName: { he: 'בנק הפועלים', en: 'Bank Hapoalim' },
  branchNumber: '634',
  branchName: 'עסקים גליל',
  accountLastDigits: '917',
  accountHolder: 'ג׳ולי אוחנה קייטרינג בע״מ',
  holderNumber: '515873204',
  verification_status: 'in_process',
  rejectionReason: null,
  warnings: [],
  document: aBankDocument(),
  submittedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-22T10:00:00.000Z',
  overdue: false,
  decidedAt: null,
  payoutsPaused: false,
  version: 4,
  ...change,
});

export const given = (bankDetails: BankDetails | null): Answer => ({
  call: readBankDetails,
  answer: { partnerId: aStore().partnerId, bankDetails },
});

/** The lists that are chosen from, and where support is reached. */
export const bankLists: Answer[] = [
  {
    call: listBanks,
    answer: {
      asOf: '2026-11-01',
      banks: [
        { bankNumber: '10', name: { he: 'בנק לאומי', en: 'Bank Leumi' }, closed: false },
        { bankNumber: '12', name: { he: 'בנק הפועלים', en: 'Bank Hapoalim' }, closed: false },
        { bankNumber: '13', name: { he: 'בנק אגוד', en: 'Union Bank' }, closed: true },
      ],
    },
  },
  {
    call: listBranches,
    answer: {
      asOf: '2026-11-01',
      branches: [
        { branchNumber: '634', name: 'עסקים גליל', city: 'כרמיאל', closed: false },
        { branchNumber: '601', name: 'מרכז העיר', city: 'תל אביב', closed: false },
      ],
    },
  },
  {
    call: clientConfig,
    answer: {
      contactChatUrl: 'https://wa.me/972500000000',
      version: 'test',
      now: '2026-11-20T12:00:00.000Z',
      development: false,
      sandboxUrl: null,
      analytics: null,
      webAnalytics: null,
      map: { styleUrl: null, tilesUrl: null, attribution: null },
    },
  },
];
