import type { Call } from '@smachot/contracts';
import { createApi, retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ZodMiniType } from 'zod/mini';
import type { AnswerOf, ArgOf, LooseArg } from './call-arg';
import { problemOf, unreadableAnswer, type CallFailure } from './failure';
import { sendCall } from './transport';

type Asked = { call: Call; arg: LooseArg };
type ContractQuery = BaseQueryFn<Asked, unknown, CallFailure>;

const RETRIES = 3;
const KEPT_SECONDS = 300;

const ask: ContractQuery = ({ call, arg }, { signal }) => sendCall(call, arg, signal);

/** Whether a retry may help: a refusal is final; a missing answer and 5xx may be temporary. */
const mayPass = (failure: CallFailure) => failure.kind === 'no-response' || (failure.status ?? 0) >= 500;

const patientAsk = retry(ask, {
  retryCondition: (error, _, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= RETRIES && mayPass(problemOf(error)),
});

/** The cache tags. They are declared once here, so that the store's state has the type that all features' selectors expect. */
const TAGS = [
  'Me',
  'Invitation',
  'Desk',
  'Guests',
  'History',
  'Campaign',
  'TablePreview',
  'Duplicates',
  'Inbox',
  'Card',
  'Bill',
  'Notification',
  'Store',
  'PricingUnit',
  'Crew',
  'CrewInvitation',
  'Availability',
  'Order',
  'Thread',
  'SavedReplies',
  'Favourite',
] as const;

/** The one base api. Features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: patientAsk,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnReconnect: true,
  catchSchemaFailure: () => unreadableAnswer(),
  tagTypes: [...TAGS],
  endpoints: () => ({}),
});

/** The endpoint of a call. The answer is validated on arrival, and defaults of the contract count as answered. */
type Endpoint<C extends Call> = { query: (arg: ArgOf<C>) => Asked } & (C['answer'] extends ZodMiniType
  ? { responseSchema: ZodMiniType<AnswerOf<C>, AnswerOf<C>> }
  : unknown);

/** The endpoint of one contract call: `b.query<AnswerOf<typeof x>, ArgOf<typeof x>>({ ...endpoint(x) })`. */
export const endpoint = <const C extends Call>(call: C): Endpoint<C> => {
  const query = (arg: ArgOf<C>): Asked => ({ call, arg: arg ?? {} });
  return (call.answer ? { query, responseSchema: call.answer } : { query }) as Endpoint<C>;
};
