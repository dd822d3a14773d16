import type { Call } from '@smachot/contracts';
import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
  retry,
  type BaseQueryFn,
} from '@reduxjs/toolkit/query/react';
import type { LooseArg } from './call-arg';
import { problemOf, unreadableAnswer, type CallFailure } from './failure';
import { sendCall } from './transport';

export type CallRequest = { call: Call; arg: LooseArg };
export type ContractQuery = BaseQueryFn<CallRequest, unknown, CallFailure>;

const RETRIES = 3;
const UNUSED_DATA_SECONDS = 300;

const send: ContractQuery = ({ call, arg }, { signal }) => sendCall(call, arg, signal);

/** Whether a retry may help: a refusal is final; a missing answer and 5xx may be temporary. */
const isTransient = (failure: CallFailure) => failure.kind === 'no-response' || (failure.status ?? 0) >= 500;

const sendWithRetries = retry(send, {
  retryCondition: (error, _, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= RETRIES && isTransient(problemOf(error)),
});

/**
 * The cache tags of all features: a change made in one feature refetches what another feature shows. `Guests` are the rows of an
 * invitation and `Desk` the counts derived from them: most changes patch the rows in place and refetch only the counts.
 */
const TAGS = [
  'Me',
  'NotificationPreferences',
  'Invitation',
  'Cohosts',
  'Desk',
  'Guests',
  'History',
  'Campaign',
  'TablePreview',
  'Duplicates',
  'Inbox',
  'Card',
  'Bill',
  'Chargeback',
  'Payout',
  'Reconciliation',
  'Notification',
  'Store',
  'PricingUnit',
  'Coupon',
  'Customer',
  'Proposal',
  'Term',
  'Crew',
  'CrewInvitation',
  'Availability',
  'Order',
  'Feed',
  'Thread',
  'Report',
  'SavedReplies',
  'Review',
  'Newsletter',
  'Favourite',
  'BankDetails',
  'SavedView',
  'AdminActs',
  'AdminNote',
  'Subscription',
  'Article',
  'HostedEvent',
] as const;
export type Tag = (typeof TAGS)[number];

/** Where pages are rendered no effects run: there a query begins as its component is rendered. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
);

/** The one base api. Features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendWithRetries,
  keepUnusedDataFor: UNUSED_DATA_SECONDS,
  refetchOnReconnect: true,
  catchSchemaFailure: () => unreadableAnswer(),
  tagTypes: [...TAGS],
  endpoints: () => ({}),
});
