import type { BankWarning } from '@smachot/contracts';
import { type BankAccount, fitsCheckDigit } from '@smachot/kernel';
import { isTooLong } from '../domain/account-length';
import table from './banks.table.json';

type Bank = { he: string; en: string; closed?: boolean };
/** A name, a town, and 1 for a branch that is closed. */
type Branch = [name: string, city: string, closed?: number];
const banks = table.banks as Record<string, Bank>;
const branches = table.branches as unknown as Record<string, Record<string, Branch>>;

/** The day up to which the lists are known to hold. */
export const BANKS_AS_OF = table.asOf;

export const allBanks = () =>
  Object.entries(banks)
    .map(([bankNumber, { he, en, closed = false }]) => ({ bankNumber, name: { he, en }, closed }))
    .toSorted((one, other) => (one.bankNumber < other.bankNumber ? -1 : 1));

export const branchesOf = (bankNumber: string) =>
  Object.entries(branches[bankNumber] ?? {})
    .map(([branchNumber, [name, city, closed]]) => ({ branchNumber, name, city, closed: closed === 1 }))
    .toSorted((one, other) => (one.branchNumber < other.branchNumber ? -1 : 1));

export const bankNamed = (bankNumber: string): { he: string; en: string } | null => {
  const bank = banks[bankNumber];
  return bank ? { he: bank.he, en: bank.en } : null;
};
export const branchNamed = ({ bankNumber, branchNumber }: BankAccount): string | null =>
  branches[bankNumber]?.[branchNumber]?.[0] ?? null;

const ofBank = ({ bankNumber, branchNumber }: BankAccount): BankWarning[] => {
  const bank = banks[bankNumber];
  if (!bank) return ['unknown_bank'];
  const branch = branches[bankNumber]?.[branchNumber];
  const warnings: BankWarning[] = bank.closed ? ['closed_bank'] : [];
  if (!branch) return [...warnings, 'unknown_branch'];
  return branch[2] === 1 ? [...warnings, 'closed_branch'] : warnings;
};

/** Doubts about an account; none of them refuses it. */
export const warningsOf = (account: BankAccount): BankWarning[] => [
  ...ofBank(account),
  ...(fitsCheckDigit(account) === false ? (['check_digit'] as const) : []),
  ...(isTooLong(account.accountNumber) ? (['account_too_long'] as const) : []),
];
