import type { BankRejectionReason } from '@smachot/contracts';
import type { BankAccount } from '@smachot/kernel';

/** Bank details of a demo store. All numbers are invented, with check digits that fit. */
export type DemoCase = BankAccount & {
  /** The store's username. */
  store: string;
  /** The owner's name in the demo data. */
  owner: string;
  accountHolder: string;
  holderNumber: string;
  bankName: string;
  branchName: string;
  /** The age of the letter, in days, and of the details, in hours. */
  letterDays: number;
  hoursAgo: number;
  decided?: 'verified' | { rejected: BankRejectionReason };
};

/** One store that is paid, one that waits for the demo admin, one that has to correct its details. */
export const DEMO_CASES: DemoCase[] = [
  {
    ...{ store: 'savta-julie', owner: 'partner' },
    ...{ bankNumber: '12', branchNumber: '600', accountNumber: '123456' },
    ...{ accountHolder: 'המטבח של סבתא ג׳ולי', holderNumber: '510000003' },
    ...{ bankName: 'בנק הפועלים', branchName: 'חולון' },
    ...{ letterDays: 40, hoursAgo: 30 * 24, decided: 'verified' },
  },
  {
    ...{ store: 'hameashna', owner: 'smoke' },
    ...{ bankNumber: '20', branchNumber: '405', accountNumber: '234565' },
    ...{ accountHolder: 'המעשנה: בשרים על האש', holderNumber: '510000110' },
    ...{ bankName: 'בנק מזרחי טפחות', branchName: 'תל אביב-יפו' },
    ...{ letterDays: 5, hoursAgo: 30 },
  },
  {
    ...{ store: 'mika-cakes', owner: 'sweet' },
    ...{ bankNumber: '10', branchNumber: '800', accountNumber: '10123453' },
    ...{ accountHolder: 'העוגות של מיקה', holderNumber: '510000128' },
    ...{ bankName: 'בנק לאומי', branchName: 'לוד' },
    ...{ letterDays: 900, hoursAgo: 80, decided: { rejected: 'document_outdated' } },
  },
];
