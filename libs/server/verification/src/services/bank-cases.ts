import { Injectable } from '@nestjs/common';
import type {
  BankDetails,
  BankDetailsCase,
  BankDetailsId,
  BankDetailsRecord,
  StoreId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { BankDetailsQueries, type CaseFilter } from '../persistence/bank-details.queries';
import { StoresGateway } from '../stores-gateway';
import { bankDetailsView, caseView, recordView } from '../views/bank-details-view';

/** Bank details as the two sides see them. */
@Injectable()
export class BankCases {
  constructor(
    private readonly queries: BankDetailsQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async ofStore(storeId: StoreId): Promise<BankDetails | null> {
    const read = await this.queries.ofStore(storeId);
    return read ? bankDetailsView(read, this.clock.now()) : null;
  }

  /** Details after their owner changed them. */
  async stated(id: BankDetailsId): Promise<Result<BankDetails>> {
    const read = await this.queries.find(id);
    return read ? accept(bankDetailsView(read, this.clock.now())) : refuse('not_found');
  }

  async storeOf(id: BankDetailsId): Promise<StoreId | undefined> {
    return (await this.queries.find(id))?.details.storeId;
  }

  async list(filter: CaseFilter): Promise<BankDetailsCase[]> {
    const rows = await this.queries.cases(filter);
    const stores = await this.stores.contacts(rows.map(({ details }) => details.storeId));
    const now = this.clock.now();
    return rows.map((row) => caseView(row, stores.get(row.details.storeId), now));
  }

  /** One case with the whole account number and its history. */
  async record(id: BankDetailsId): Promise<Result<BankDetailsRecord>> {
    const [read, history] = await Promise.all([this.queries.find(id), this.queries.history(id)]);
    if (!read) return refuse('not_found');
    const store = await this.stores.contact(read.details.storeId);
    return accept(recordView(read, store, history, this.clock.now()));
  }
}
