import { Injectable } from '@nestjs/common';
import type { BankDetailsId, BankVerificationStatus, StoreId } from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
} from '@smachot/server-platform';

/** Bank details as admins see them in a file; what is sealed is not read. */
export type ListedBankDetails = {
  bankDetailsId: BankDetailsId;
  storeId: StoreId;
  status: BankVerificationStatus;
  bankNumber: string;
  branchNumber: string;
  submittedAt: Date;
  dueAt: Date | null;
  decidedAt: Date | null;
};
/** `from` and `till`: of the sending. */
export type BankDetailsFilter = {
  status?: BankVerificationStatus | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};

const DETAILS: ListTable = {
  table: 'verification.bank_details',
  alias: 'd',
  columns: `d.id as "bankDetailsId", d.store_id as "storeId", d.status, d.bank_number as "bankNumber", d.branch_number as "branchNumber",
    d.submitted_at as "submittedAt", d.due_at as "dueAt", d.decided_at as "decidedAt"`,
  order: ['submitted_at', 'id'],
};

/** Reads the bank details of all stores for admins. */
@Injectable()
export class BankListQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { status, from, till }: BankDetailsFilter,
    position: ListPosition,
  ): Promise<ListPage<ListedBankDetails>> {
    const conditions = new Conditions()
      .where(status, (place) => `d.status = ${place}`)
      .where(from, (place) => `d.submitted_at >= ${place}`)
      .where(till, (place) => `d.submitted_at < ${place}`);
    return readListPage<ListedBankDetails>(this.read, DETAILS, conditions, position);
  }
}
