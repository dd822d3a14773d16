import { listMovements, listOrders, type Order, outstanding, readOrder } from '@smachot/contracts';
import { api, type CallFailure, endpointsOf, fetchCall, problemOf } from '@smachot/web-platform';

/** More orders that wait or stand at once than anybody has. */
const MOST_OPEN = 50;
const PAGE = 10;

/** The whole orders of the person that wait for an answer or are to take place: only they say what is still to be charged. */
const readOpenOrders = async (): Promise<Order[]> => {
  const lists = await Promise.all(
    (['pending', 'approved'] as const).map((status) =>
      fetchCall(listOrders, { query: { status, limit: MOST_OPEN } }),
    ),
  );
  const cards = lists.flatMap(({ orders }) => orders).filter(({ paymentStatus }) => paymentStatus !== 'none');
  // an order that is approved meanwhile is in both lists
  const ids = new Set(cards.map(({ orderId }) => orderId));
  return Promise.all([...ids].map((orderId) => fetchCall(readOrder, { params: { orderId } })));
};

/** The names are unique to this feature: others read orders too, and endpoints share one namespace. */
const paidOrdersApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read } = endpointsOf(b);
    return {
      owedResponses: read(outstanding, ['Bill', 'Card']),
      openOrders: b.query<Order[], void>({
        queryFn: (): Promise<{ data: Order[] } | { error: CallFailure }> =>
          readOpenOrders().then(
            (data) => ({ data }),
            (error: unknown) => ({ error: problemOf(error) }),
          ),
        providesTags: ['Order'],
      }),
      /** Newest first, page after page. */
      paidOrders: pages(listMovements, (_: void, page) => ({ query: { limit: PAGE, ...page } }), ['Order']),
    };
  },
});

export const { useOpenOrdersQuery, useOwedResponsesQuery, usePaidOrdersInfiniteQuery } = paidOrdersApi;
