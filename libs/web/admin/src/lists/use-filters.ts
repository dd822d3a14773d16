import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useAddressParams } from '@smachot/web-platform';
import { type Filter, queryOf, readFilter } from './filters';

/** The filters of a list, in the address: they survive a reload, and can be shared and saved. */
export const useFilters = <S extends z.ZodMiniType<Filter, Filter>>(schema: S) => {
  const [params, setParams] = useAddressParams();
  const address = params.toString();
  const filter = useMemo(() => readFilter(schema, new URLSearchParams(address)), [schema, address]);
  const how = { replace: true, preventScrollReset: true };
  return {
    filter,
    query: queryOf(filter),
    show: (query: string) => setParams(query, how),
    change: (changes: Filter) =>
      setParams((before) => queryOf({ ...readFilter(schema, before), ...changes }), how),
  };
};
export type Filters = Pick<ReturnType<typeof useFilters>, 'filter' | 'query' | 'show' | 'change'>;
