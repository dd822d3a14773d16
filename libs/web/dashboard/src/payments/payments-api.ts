import {
  listChargebacks,
  listPayouts,
  listStatement,
  type PayoutId,
  readPayout,
  readStoreBalance,
  type StatementKind,
  type StoreId,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Which lines of a store's statement; days in Israel, both included. */
export type StatementFilter = { from?: string; until?: string; kind?: StatementKind };
type OfStore = { partner: string };

export const storePaymentsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read } = endpointsOf(b);
    return {
      storeBalance: read(readStoreBalance, ['Payout']),
      storeStatement: pages(
        listStatement,
        ({ partner, ...filter }: OfStore & StatementFilter, page) => ({
          params: { partner },
          query: { ...filter, ...page },
        }),
        ['Payout'],
      ),
      storePayouts: pages(
        listPayouts,
        ({ partner }: OfStore, page) => ({ params: { partner }, query: page }),
        ['Payout'],
      ),
      storePayout: pages(
        readPayout,
        ({ partner, payoutId }: OfStore & { payoutId: PayoutId }, page) => ({
          params: { partner, payoutId },
          query: page,
        }),
        ['Payout'],
      ),
      storeChargebacks: pages(
        listChargebacks,
        ({ partnerId }: { partnerId: StoreId }, page) => ({ query: { partnerId, ...page } }),
        ['Chargeback'],
      ),
    };
  },
});

export const {
  useStoreBalanceQuery,
  useStoreStatementInfiniteQuery,
  useStorePayoutsInfiniteQuery,
  useStorePayoutInfiniteQuery,
  useStoreChargebacksInfiniteQuery,
} = storePaymentsApi;
