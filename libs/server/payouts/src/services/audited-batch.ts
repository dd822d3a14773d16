import type { ActValues, AdminChange } from '@smachot/server-platform';
import type { PayoutBatch, PayoutBatchState } from '../domain/payout-batch';

/** What of a batch the audit log keeps. */
export const auditedBatch = ({ status, fileNumber, paymentDay }: Readonly<PayoutBatchState>): ActValues => ({
  status,
  fileNumber,
  paymentDay,
});

/** @param more what else the act did */
export const batchChange = (batch: PayoutBatch, before: ActValues, more: ActValues = {}): AdminChange => ({
  subject: { kind: 'payout_batch', id: batch.state.id },
  before,
  after: { ...auditedBatch(batch.state), ...more },
});
