import {
  adminIndex,
  decideManualRefund,
  exchangeRates,
  handleWebhook,
  listCommissions,
  listDeadJobs,
  listFeatureSwitches,
  listManualRefunds,
  listStoreSuspensions,
  listStuckRows,
  readRefundable,
  requestManualRefund,
  retryDeadJob,
  sendingSwitch,
  setCommission,
  setExchangeRates,
  setFeatureSwitch,
  setSendingSwitch,
  setStorePick,
  setStoreSuspension,
  startViewAs,
  systemState,
  undecipheredWebhooks,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export type RefundList = 'waiting' | 'decided';

/** Every act changes what the index counts, and most change what another screen shows: one tag for all. */
const ALL = ['AdminActs'] as const;

/** Super admins' endpoints of acts. */
const actsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      adminIndex: read(adminIndex, ALL, { keepUnusedDataFor: 0 }),
      featureSwitches: read(listFeatureSwitches, ALL),
      setFeatureSwitch: change(setFeatureSwitch, ALL),
      systemState: read(systemState, ALL, { keepUnusedDataFor: 0 }),
      deadJobs: pages(listDeadJobs, (_: void, page) => ({ query: page }), ALL),
      stuckRows: pages(listStuckRows, (_: void, page) => ({ query: page }), ALL),
      retryDeadJob: change(retryDeadJob, ALL),
      sending: read(sendingSwitch, ALL),
      setSending: change(setSendingSwitch, ALL),
      webhooks: pages(undecipheredWebhooks, (_: void, page) => ({ query: page }), ALL),
      handleWebhook: change(handleWebhook, ALL),
      ratesOfDay: read(exchangeRates, ALL),
      setRates: change(setExchangeRates, ALL),
      commissions: read(listCommissions, ALL),
      setCommission: change(setCommission, ALL),
      storeSuspensions: read(listStoreSuspensions, ALL),
      setStorePick: change(setStorePick, ALL),
      setStoreSuspension: change(setStoreSuspension, ALL),
      startView: change(startViewAs, ALL),
      refundable: read(readRefundable, ALL, { keepUnusedDataFor: 0 }),
      manualRefunds: pages(
        listManualRefunds,
        (state: RefundList, page) => ({ query: { state, ...page } }),
        ALL,
      ),
      requestRefund: change(requestManualRefund, ALL),
      decideRefund: change(decideManualRefund, ALL),
    };
  },
});

export const {
  useAdminIndexQuery,
  useCommissionsQuery,
  useDeadJobsInfiniteQuery,
  useDecideRefundMutation,
  useFeatureSwitchesQuery,
  useHandleWebhookMutation,
  useManualRefundsInfiniteQuery,
  useRatesOfDayQuery,
  useLazyRefundableQuery,
  useRefundableQuery,
  useRequestRefundMutation,
  useRetryDeadJobMutation,
  useSendingQuery,
  useSetCommissionMutation,
  useSetFeatureSwitchMutation,
  useSetRatesMutation,
  useSetSendingMutation,
  useSetStorePickMutation,
  useSetStoreSuspensionMutation,
  useStartViewMutation,
  useStoreSuspensionsQuery,
  useStuckRowsInfiniteQuery,
  useSystemStateQuery,
  useWebhooksInfiniteQuery,
} = actsApi;
