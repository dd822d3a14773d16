import {
  type ChargebackStatus,
  confirmPayoutsSent,
  decideChargeback,
  type DifferenceKind,
  listChargebackCases,
  listDifferences,
  listExcludedStores,
  listFailedPayouts,
  listPayoutBatches,
  listReconciliations,
  makePayoutFile,
  type PayoutBatchId,
  type PayoutStatus,
  readChargebackCase,
  readPayoutBatch,
  resolveDifference,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

type OneBatch = { batchId: PayoutBatchId; status?: PayoutStatus };
export type DifferenceFilter = { open?: 'true' | 'false'; kind?: DifferenceKind };
type CaseFilter = { status?: ChargebackStatus };

/** Super admins' endpoints of payouts, of the nightly comparison with the card provider, and of chargebacks. */
export const payoutsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      payoutBatches: pages(listPayoutBatches, (_: void, page) => ({ query: page }), ['Payout']),
      payoutBatch: pages(
        readPayoutBatch,
        ({ batchId, status }: OneBatch, page) => ({
          params: { batchId },
          query: { ...(status && { status }), ...page },
        }),
        ['Payout'],
      ),
      excludedStores: pages(
        listExcludedStores,
        (batchId: PayoutBatchId, page) => ({ params: { batchId }, query: page }),
        ['Payout'],
      ),
      failedPayouts: pages(listFailedPayouts, (_: void, page) => ({ query: page }), ['Payout']),
      makePayoutFile: change(makePayoutFile, ['Payout']),
      confirmPayoutsSent: change(confirmPayoutsSent, ['Payout']),
      reconciliations: pages(listReconciliations, (_: void, page) => ({ query: page }), ['Reconciliation']),
      differences: pages(
        listDifferences,
        (filter: DifferenceFilter, page) => ({ query: { ...filter, ...page } }),
        ['Reconciliation'],
      ),
      resolveDifference: change(resolveDifference, ['Reconciliation']),
      chargebackCases: pages(
        listChargebackCases,
        (filter: CaseFilter, page) => ({ query: { ...filter, ...page } }),
        ['Chargeback'],
      ),
      chargebackCase: read(readChargebackCase, ['Chargeback'], { keepUnusedDataFor: 0 }),
      decideChargeback: change(decideChargeback, ['Chargeback']),
    };
  },
});

export const {
  useChargebackCaseQuery,
  useChargebackCasesInfiniteQuery,
  useConfirmPayoutsSentMutation,
  useDecideChargebackMutation,
  useDifferencesInfiniteQuery,
  useExcludedStoresInfiniteQuery,
  useFailedPayoutsInfiniteQuery,
  useMakePayoutFileMutation,
  usePayoutBatchesInfiniteQuery,
  usePayoutBatchInfiniteQuery,
  useReconciliationsInfiniteQuery,
  useResolveDifferenceMutation,
} = payoutsApi;
