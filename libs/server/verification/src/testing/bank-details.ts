import type { UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { BankDetails, type StatedDetails } from '../domain/bank-details';

const STATED: StatedDetails = {
  bankNumber: '12',
  branchNumber: '634',
  accountNumber: '471840512',
  accountHolder: 'ג׳ולי אוחנה קייטרינג בע״מ',
  holderNumber: '514756428',
  documentId: '01940000-0000-7000-8000-0000000000d1',
};
export const OWNER: UserId = '01940000-0000-7000-8000-0000000000a1';
export const ADMIN: UserId = '01940000-0000-7000-8000-0000000000a2';

/** Bank details that were just submitted, or decided since. */
export const bankDetails = (
  {
    status = 'in_process',
    ...stated
  }: Partial<StatedDetails> & { status?: 'in_process' | 'verified' | 'rejected' },
  now: Date,
): BankDetails => {
  const ids = { id: newId(), storeId: newId(), contactEmail: 'old@shop.example' };
  const details = BankDetails.submit({ ...STATED, ...stated, ...ids }, OWNER, now);
  if (status === 'verified') details.verify(ADMIN, now);
  if (status === 'rejected') details.reject('document_unreadable', ADMIN, now);
  details.uncommit();
  details.moves.length = 0;
  return details;
};
