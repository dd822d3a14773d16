import type { Call } from '@smachot/contracts';
import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { ZodMiniType } from 'zod/mini';
import type { CallRequest, ContractQuery, Tag } from './api';
import type { AnswerOf, ArgOf } from './call-arg';

type Builder = EndpointBuilder<ContractQuery, Tag, 'api'>;

type Read<C extends Call> = QueryDefinition<ArgOf<C>, ContractQuery, Tag, AnswerOf<C>, 'api'>;
type Change<C extends Call> = MutationDefinition<ArgOf<C>, ContractQuery, Tag, AnswerOf<C>, 'api'>;
type Pages<C extends Call, Arg> = InfiniteQueryDefinition<
  Arg,
  string | null,
  ContractQuery,
  Tag,
  AnswerOf<C>,
  'api'
>;

type Cursor = { cursor?: string };
type PagedCall = Call & { answer: ZodMiniType<{ nextCursor: string | null }> };

type Request<C extends Call> = {
  query: (arg: ArgOf<C>) => CallRequest;
  responseSchema?: ZodMiniType<AnswerOf<C>, AnswerOf<C>>;
};

/**
 * Request and answer schema of one call, for an endpoint whose argument or result differs from the call's. The answer is validated
 * on arrival, and defaults of the contract count as answered.
 */
export const endpoint = <const C extends Call>(call: C): Request<C> => ({
  query: (arg) => ({ call, arg: arg ?? {} }),
  ...(call.answer && { responseSchema: call.answer as ZodMiniType<AnswerOf<C>, AnswerOf<C>> }),
});

/**
 * Endpoints of contract calls; argument, answer and validation come from the call.
 *
 * `read`: a query, with the tags it provides. `change`: a mutation, with the tags it invalidates, also after a refusal. `pages`: an
 * infinite query; `argOf` builds the call's argument from the endpoint's argument and the page (`{ cursor }`, empty for the first).
 */
export const endpointsOf = (b: Builder) => ({
  read: <const C extends Call>(
    call: C,
    providesTags?: Read<C>['providesTags'],
    options?: Pick<Read<C>, 'keepUnusedDataFor' | 'onQueryStarted' | 'extraOptions'>,
  ): Read<C> => b.query<AnswerOf<C>, ArgOf<C>>({ ...endpoint(call), providesTags, ...options }),

  change: <const C extends Call>(
    call: C,
    invalidatesTags?: Change<C>['invalidatesTags'],
    options?: Pick<Change<C>, 'onQueryStarted'>,
  ): Change<C> => b.mutation<AnswerOf<C>, ArgOf<C>>({ ...endpoint(call), invalidatesTags, ...options }),

  pages: <const C extends PagedCall, Arg>(
    call: C,
    argOf: (arg: Arg, page: Cursor) => ArgOf<C>,
    providesTags?: Pages<C, Arg>['providesTags'],
  ): Pages<C, Arg> => {
    const { query, responseSchema } = endpoint(call);
    return b.infiniteQuery<AnswerOf<C>, Arg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last?.nextCursor,
      },
      query: ({ queryArg, pageParam }) =>
        query(argOf(queryArg, pageParam === null ? {} : { cursor: pageParam })),
      responseSchema,
      providesTags,
    });
  },
});
