import {
  acceptAmendment,
  answerAttendance,
  type AnswerOf,
  approveOrder,
  cancelOrder,
  checkCoupon,
  checkPrice,
  chooseRideStops,
  createCalendarFeed,
  decideRest,
  declineOrder,
  followInvitation,
  kitchenSheet,
  leaveInvitation,
  listInvitations,
  listOrders,
  listRsvps,
  mailOrderReceipt,
  objectToAttendance,
  orderConsequences,
  type OrderId,
  payOrder,
  proposeAmendment,
  proposeAttendance,
  readCalendarFeed,
  readOrder,
  readPricingUnit,
  readStore,
  recallOrder,
  refuseAmendment,
  revokeCalendarFeed,
  storeDays,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf, endpointsOf } from '@smachot/web-platform';

type ListArg = Exclude<ArgOf<typeof listOrders>, void>;
type Filter = Omit<NonNullable<ListArg['query']>, 'cursor'>;

const LIST = { type: 'Order', id: 'list' } as const;
export const one = (orderId: OrderId) => ({ type: 'Order', id: orderId }) as const;

/** The tags of a change of one order. They are invalidated after a refusal too: usually another person has changed the order. */
export const ofOrder = (_: unknown, __: unknown, { params }: { params: { orderId: OrderId } }) => [
  LIST,
  one(params.orderId),
];

/** The names are unique to this feature: other features read stores too, and endpoints share one namespace. */
const withReads = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read } = endpointsOf(b);
    return {
      /** Pages of orders; the filter is the cache key. */
      orders: pages(listOrders, (filter: Filter, page) => ({ query: { ...filter, ...page } }), [LIST]),
      order: read(readOrder, (_, __, { params }) => [one(params.orderId)]),
      consequences: read(orderConsequences, (_, __, { params }) => [one(params.orderId)]),
      kitchenSheet: read(kitchenSheet, (_, __, { params }) => [one(params.orderId)]),
      calendarFeed: read(readCalendarFeed, ['Feed']),

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

      orderedUnit: read(readPricingUnit),
      orderedStore: read(readStore),
      /** A query in spite of POST: the same request has the same answer for a while. */
      confirmedPrice: read(checkPrice),
      /** A query in spite of POST, as the price: nothing is reserved by it. */
      typedCoupon: read(checkCoupon),
      freeDays: read(storeDays),
    };
  },
});

export const ordersApi = withReads.injectEndpoints({
  endpoints: (b) => {
    const { change } = endpointsOf(b);
    return {
      approveOrder: change(approveOrder, ofOrder),
      decideRest: change(decideRest, ofOrder),
      declineOrder: change(declineOrder, ofOrder),
      recallOrder: change(recallOrder, ofOrder),
      cancelOrder: change(cancelOrder, ofOrder),
      payOrder: change(payOrder, ofOrder),
      followInvitation: change(followInvitation, ofOrder),
      leaveInvitation: change(leaveInvitation, ofOrder),
      chooseRideStops: change(chooseRideStops, ofOrder),
      proposeAmendment: change(proposeAmendment, ofOrder),
      acceptAmendment: change(acceptAmendment, ofOrder),
      refuseAmendment: change(refuseAmendment, ofOrder),
      proposeAttendance: change(proposeAttendance, ofOrder),
      answerAttendance: change(answerAttendance, ofOrder),
      objectToAttendance: change(objectToAttendance, ofOrder),
      mailReceipt: change(mailOrderReceipt, ofOrder),
      createCalendarFeed: change(createCalendarFeed, ['Feed']),
      revokeCalendarFeed: change(revokeCalendarFeed, ['Feed']),
    };
  },
});

export const {
  useAcceptAmendmentMutation,
  useChooseRideStopsMutation,
  useAnswerAttendanceMutation,
  useApproveOrderMutation,
  useCalendarFeedQuery,
  useCancelOrderMutation,
  useConfirmedPriceQuery,
  useTypedCouponQuery,
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
  useObjectToAttendanceMutation,
  useOrderedStoreQuery,
  useOrderedUnitQuery,
  useOrderQuery,
  useOrdersInfiniteQuery,
  usePayOrderMutation,
  useProposeAmendmentMutation,
  useProposeAttendanceMutation,
  useRecallOrderMutation,
  useRefuseAmendmentMutation,
  useRevokeCalendarFeedMutation,
} = ordersApi;
