import {
  acceptAmendment,
  approveOrder,
  cancelOrder,
  checkPrice,
  createCalendarFeed,
  decideRest,
  declineOrder,
  followInvitation,
  kitchenSheet,
  leaveInvitation,
  listCards,
  listInvitations,
  listOrders,
  listRsvps,
  mailOrderReceipt,
  orderConsequences,
  payOrder,
  proposeAmendment,
  readCalendarFeed,
  readOrder,
  readPricingUnit,
  readStore,
  recallOrder,
  refuseAmendment,
  revokeCalendarFeed,
  storeDays,
  type AnswerOf,
  type Call,
  type Order,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

type ListArg = Exclude<ArgOf<typeof listOrders>, void>;
type Filter = Omit<NonNullable<ListArg['query']>, 'cursor'>;

const LIST = { type: 'Order', id: 'list' } as const;
export const one = (orderId: string) => ({ type: 'Order', id: orderId }) as const;

/** Tags are invalidated after a refusal too: usually another person has changed the order. */
export const moving = <const C extends Call>(call: C) => ({
  ...endpoint(call),
  invalidatesTags: (_: unknown, __: unknown, { params }: { params: { orderId: string } }) => [
    LIST,
    one(params.orderId),
  ],
});

/** The names are unique to this feature: other features read stores and cards too, and endpoints share one namespace. */
export const ordersApi = api
  .enhanceEndpoints({ addTagTypes: ['Order', 'Card', 'Invitation', 'Desk', 'Feed'] })
  .injectEndpoints({
    endpoints: (b) => ({
      /** Pages of orders; the filter is the cache key. */
      orders: b.infiniteQuery<AnswerOf<typeof listOrders>, Filter, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (last) => last.nextCursor ?? undefined,
        },
        query: ({ queryArg, pageParam }) =>
          endpoint(listOrders).query({
            query: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
          }),
        responseSchema: listOrders.answer,
        providesTags: [LIST],
      }),
      order: b.query<AnswerOf<typeof readOrder>, ArgOf<typeof readOrder>>({
        ...endpoint(readOrder),
        providesTags: (_, __, { params }) => [one(params.orderId)],
      }),
      consequences: b.query<AnswerOf<typeof orderConsequences>, ArgOf<typeof orderConsequences>>({
        ...endpoint(orderConsequences),
        providesTags: (_, __, { params }) => [one(params.orderId)],
      }),
      approveOrder: b.mutation<Order, ArgOf<typeof approveOrder>>(moving(approveOrder)),
      decideRest: b.mutation<Order, ArgOf<typeof decideRest>>(moving(decideRest)),
      declineOrder: b.mutation<Order, ArgOf<typeof declineOrder>>(moving(declineOrder)),
      recallOrder: b.mutation<Order, ArgOf<typeof recallOrder>>(moving(recallOrder)),
      cancelOrder: b.mutation<Order, ArgOf<typeof cancelOrder>>(moving(cancelOrder)),
      payOrder: b.mutation<Order, ArgOf<typeof payOrder>>(moving(payOrder)),
      followInvitation: b.mutation<Order, ArgOf<typeof followInvitation>>(moving(followInvitation)),
      leaveInvitation: b.mutation<Order, ArgOf<typeof leaveInvitation>>(moving(leaveInvitation)),
      proposeAmendment: b.mutation<Order, ArgOf<typeof proposeAmendment>>(moving(proposeAmendment)),
      acceptAmendment: b.mutation<Order, ArgOf<typeof acceptAmendment>>(moving(acceptAmendment)),
      refuseAmendment: b.mutation<Order, ArgOf<typeof refuseAmendment>>(moving(refuseAmendment)),
      mailReceipt: b.mutation<AnswerOf<typeof mailOrderReceipt>, ArgOf<typeof mailOrderReceipt>>(
        moving(mailOrderReceipt),
      ),
      kitchenSheet: b.query<AnswerOf<typeof kitchenSheet>, ArgOf<typeof kitchenSheet>>({
        ...endpoint(kitchenSheet),
        providesTags: (_, __, { params }) => [one(params.orderId)],
      }),

      calendarFeed: b.query<AnswerOf<typeof readCalendarFeed>, ArgOf<typeof readCalendarFeed>>({
        ...endpoint(readCalendarFeed),
        providesTags: ['Feed'],
      }),
      createCalendarFeed: b.mutation<AnswerOf<typeof createCalendarFeed>, ArgOf<typeof createCalendarFeed>>({
        ...endpoint(createCalendarFeed),
        invalidatesTags: ['Feed'],
      }),
      revokeCalendarFeed: b.mutation<AnswerOf<typeof revokeCalendarFeed>, ArgOf<typeof revokeCalendarFeed>>({
        ...endpoint(revokeCalendarFeed),
        invalidatesTags: ['Feed'],
      }),

      /** Invitations that an order may follow; whether their event is upcoming depends on the clock. */
      followable: b.query<AnswerOf<typeof listInvitations>['invitations'], void>({
        query: () => endpoint(listInvitations).query({ query: { limit: 100 } }),
        transformResponse: ({ invitations }: AnswerOf<typeof listInvitations>) => invitations,
        providesTags: ['Invitation'],
      }),
      /** The counts of an invitation, without its guests. */
      invitationSeats: b.query<AnswerOf<typeof listRsvps>['stats'], string>({
        query: (eventId) => endpoint(listRsvps).query({ params: { eventId }, query: { limit: 1 } }),
        transformResponse: ({ stats }: AnswerOf<typeof listRsvps>) => stats,
        providesTags: (_, __, eventId) => [{ type: 'Desk', id: eventId }],
      }),

      orderedUnit: b.query<AnswerOf<typeof readPricingUnit>, ArgOf<typeof readPricingUnit>>(
        endpoint(readPricingUnit),
      ),
      orderedStore: b.query<AnswerOf<typeof readStore>, ArgOf<typeof readStore>>(endpoint(readStore)),
      /** A query in spite of POST: the same request has the same answer for a while. */
      confirmedPrice: b.query<AnswerOf<typeof checkPrice>, ArgOf<typeof checkPrice>>(endpoint(checkPrice)),
      freeDays: b.query<AnswerOf<typeof storeDays>, ArgOf<typeof storeDays>>(endpoint(storeDays)),
      payingCards: b.query<AnswerOf<typeof listCards>, void>({
        ...endpoint(listCards),
        providesTags: ['Card'],
      }),
    }),
  });

export const {
  useAcceptAmendmentMutation,
  useApproveOrderMutation,
  useCalendarFeedQuery,
  useCancelOrderMutation,
  useConfirmedPriceQuery,
  useConsequencesQuery,
  useCreateCalendarFeedMutation,
  useDecideRestMutation,
  useDeclineOrderMutation,
  useFollowableQuery,
  useFollowInvitationMutation,
  useFreeDaysQuery,
  useInvitationSeatsQuery,
  useKitchenSheetQuery,
  useLeaveInvitationMutation,
  useMailReceiptMutation,
  useOrderedStoreQuery,
  useOrderedUnitQuery,
  useOrderQuery,
  useOrdersInfiniteQuery,
  usePayingCardsQuery,
  usePayOrderMutation,
  useProposeAmendmentMutation,
  useRecallOrderMutation,
  useRefuseAmendmentMutation,
  useRevokeCalendarFeedMutation,
} = ordersApi;
