import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { type Filter, queryOf, readFilter } from './filters';

/** The filters of a list, in the address: they survive a reload, and can be shared and saved. */
export const useFilters = <S extends z.ZodMiniType<Filter, Filter>>(schema: S) => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const filter = useMemo(() => readFilter(schema, new URLSearchParams(address)), [schema, address]);
  const show = (query: string) => setParams(query, { replace: true, preventScrollReset: true });
  return {
    filter,
    query: queryOf(filter),
    show,
    change: (changes: Filter) => show(queryOf({ ...filter, ...changes })),
  };
};
export type Filters = Pick<ReturnType<typeof useFilters>, 'filter' | 'query' | 'show' | 'change'>;
