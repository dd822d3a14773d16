import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PayoutBatchId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import type { StoreContact } from '@smachot/server-stores';
import type { VerifiedAccount } from '@smachot/server-verification';
import type { PayoutState } from '../domain/payout';
import { masavFile, type MasavPayment } from '../masav/masav-file';
import { PayoutBatchQueries } from '../persistence/payout-batch.queries';
import { PayoutQueries } from '../persistence/payout.queries';
import { MasavPayer } from '../services/masav-payer';
import { StoresGateway } from '../stores-gateway';

export type PayoutFile = { fileName: string; content: Buffer };

/** The newest file of a batch. It is written anew for each download: account numbers are stored in verification alone. */
export class PayoutFileOf extends Query<Result<PayoutFile>> {
  constructor(
    readonly batchId: PayoutBatchId,
    readonly fileNumber: number,
  ) {
    super();
  }
}

@QueryHandler(PayoutFileOf)
export class PayoutFileOfHandler implements IQueryHandler<PayoutFileOf> {
  constructor(
    private readonly batches: PayoutBatchQueries,
    private readonly queries: PayoutQueries,
    private readonly stores: StoresGateway,
    private readonly payer: MasavPayer,
    private readonly clock: Clock,
  ) {}

  async execute({ batchId, fileNumber }: PayoutFileOf): Promise<Result<PayoutFile>> {
    const payer = this.payer.get();
    if (!payer.ok) return payer;
    const batch = await this.batches.batch(batchId);
    if (!batch) return refuse('not_found');
    if (batch.fileNumber !== fileNumber) return refuse('payouts.file_replaced');
    if (batch.status !== 'planned') return refuse('lifecycle.illegal_move');
    // that the bank has it can still be confirmed: it may have been given in time
    if (batch.paymentDay! <= wallTime(this.clock.now()).day) return refuse('payouts.file_outdated');
    const payouts = await this.queries.ofBatch(batchId, 'planned', null, null);
    if (!payouts.length) return refuse('payouts.nothing_to_pay');
    const payments = await this.payments(payouts);
    if (!payments) return refuse('payouts.file_outdated');
    const createdDay = wallTime(batch.fileMadeAt!).day;
    // the release before made files without a serial
    const serial = batch.fileSerial ?? fileNumber;
    const head = { ...payer.value, serial, paymentDay: batch.paymentDay!, createdDay };
    const fileName = `masav-${batch.day}-${fileNumber}.txt`;
    return accept({ fileName, content: masavFile(head, payments) });
  }

  /** Undefined when details have changed, or a store was suspended, since the file was made. */
  private async payments(payouts: PayoutState[]): Promise<MasavPayment[] | undefined> {
    const storeIds = payouts.map(({ storeId }) => storeId);
    const [accounts, contacts] = await Promise.all([
      this.stores.accounts(storeIds),
      this.stores.contacts(storeIds),
    ]);
    const isSame = ({ storeId, bankDetailsId, detailsVersion }: PayoutState): boolean => {
      const account = accounts.get(storeId);
      const sameDetails = account?.bankDetailsId === bankDetailsId && account.version === detailsVersion;
      return sameDetails && !contacts.get(storeId)?.suspended;
    };
    if (!payouts.every(isSame)) return undefined;
    return payouts.map((payout) =>
      paymentOf(payout, accounts.get(payout.storeId)!, contacts.get(payout.storeId)),
    );
  }
}

const paymentOf = (
  { amount, number }: PayoutState,
  { bankNumber, branchNumber, accountNumber, accountHolder, holderNumber }: VerifiedAccount,
  store: StoreContact | undefined,
): MasavPayment => ({
  ...{ bankNumber, branchNumber, accountNumber, amount, reference: number },
  payeeNumber: holderNumber ?? store?.vatNumber ?? '',
  payeeName: accountHolder || (store?.businessName ?? ''),
});
