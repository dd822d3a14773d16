import type { BankDetailsCase, BankDetailsId, BankDetailsRecord, BankWarning } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';

const id = (kind: string, number: number) =>
  `01920000-0000-7000-8000-${kind}${String(number).padStart(8, '0')}`;
export const caseId = (number: number) => id('ba5e', number) as BankDetailsId;

type Given = {
  businessName?: string;
  hoursLeft?: number;
  warnings?: BankWarning[];
} & Partial<BankDetailsCase>;

/** Details that wait to be decided, for tests. */
export const aBankCase = (number: number, given: Given = {}): BankDetailsCase => {
  const { businessName = `עסק ${number}`, hoursLeft = 30, ...change } = given;
  const now = Date.now();
  return {
    id: caseId(number),
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
    document: {
      documentId: id('d0c0', number),
      fileName: 'bank-letter.pdf',
      mediaType: 'application/pdf',
      bytes: 120_000,
      uploadedAt: '2026-11-20T10:00:00.000Z',
    },
    submittedAt: new Date(now - (48 - hoursLeft) * HOUR_MS).toISOString(),
    // half an hour more, so that the whole hours stay while the test runs
    dueAt: new Date(now + (hoursLeft + 0.5) * HOUR_MS).toISOString(),
    overdue: hoursLeft < 0,
    decidedAt: null,
    payoutsPaused: false,
    version: 3,
    business: {
      partnerId: id('5707', number),
      partnerUsername: `esek-${number}`,
      businessName,
      vatNumber: '515873204',
    },
    corrected: false,
    ...change,
  };
};

/** The same, as the admin who decides it reads it. */
export const aBankRecord = (
  of: BankDetailsCase,
  change: Partial<BankDetailsRecord> = {},
): BankDetailsRecord => ({
  ...of,
  accountNumber: '482917',
  history: [{ move: 'submit', by: 'owner', at: of.submittedAt, reason: null }],
  ...change,
});
