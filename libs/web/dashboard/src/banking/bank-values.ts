import type { BankDetails } from '@smachot/contracts';
import type { FieldErrors } from '@smachot/web-platform';
import { OTHER_BANK, type Bank } from './bank-lists';

export type BankValues = {
  /** A number of the list, or `OTHER_BANK`; empty before the choice. */
  bank: string;
  otherBank: string;
  branchNumber: string;
  /** Empty in an edit: it stays. */
  accountNumber: string;
  accountHolder: string;
  holderNumber: string;
  /** Empty in an edit: the document stays. */
  documentId: string;
};

export const NO_VALUES: BankValues = {
  bank: '',
  otherBank: '',
  branchNumber: '',
  accountNumber: '',
  accountHolder: '',
  holderNumber: '',
  documentId: '',
};

/** The account number is masked, so it cannot be filled in. */
export const valuesOf = (details: BankDetails, banks: readonly Bank[]): BankValues => {
  const isListed = banks.some(({ bankNumber }) => bankNumber === details.bankNumber);
  return {
    ...NO_VALUES,
    bank: isListed ? details.bankNumber : OTHER_BANK,
    otherBank: isListed ? '' : details.bankNumber,
    branchNumber: details.branchNumber,
    accountHolder: details.accountHolder,
    holderNumber: details.holderNumber ?? '',
  };
};

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

export const bankNumberOf = ({ bank, otherBank }: BankValues): string =>
  bank === OTHER_BANK ? digitsOf(otherBank) : bank;

/** The body of a first submission. */
export const wireOf = (values: BankValues) => ({
  bankNumber: bankNumberOf(values),
  branchNumber: digitsOf(values.branchNumber),
  accountNumber: digitsOf(values.accountNumber),
  accountHolder: values.accountHolder,
  holderNumber: digitsOf(values.holderNumber) || undefined,
  documentId: values.documentId,
});

/** The body of an edit: what was left empty stays as it is. */
export const editWireOf = (values: BankValues, version: number) => {
  const wire = wireOf(values);
  return {
    ...wire,
    accountNumber: wire.accountNumber || undefined,
    documentId: wire.documentId || undefined,
    version,
  };
};

/** The bank's error is shown at the field of its number, where that is typed. */
export const atTypedBank = (errors: FieldErrors, { bank }: BankValues): FieldErrors => {
  const { bank: ofBank, ...others } = errors;
  return ofBank && bank === OTHER_BANK ? { ...others, otherBank: ofBank } : errors;
};
