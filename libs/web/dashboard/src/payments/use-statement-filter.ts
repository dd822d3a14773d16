import { StatementKind } from '@smachot/contracts';
import { useAddressParams } from '@smachot/web-platform';
import type { StatementFilter } from './payments-api';

const dayOf = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

/** The filter that an address names; what is no day and no kind is left out. */
export const filterOf = (search: URLSearchParams): StatementFilter => {
  const [from, until] = [dayOf(search.get('from')), dayOf(search.get('until'))];
  const kind = StatementKind.safeParse(search.get('kind')).data;
  return { ...(from && { from }), ...(until && { until }), ...(kind && { kind }) };
};

/** The filter of the statement, in the address. */
export const useStatementFilter = () => {
  const [search, setSearch] = useAddressParams();
  const set = (changed: { [K in keyof StatementFilter]: string }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const filter = filterOf(search);
  return {
    filter,
    filtered: Object.keys(filter).length > 0,
    set,
    clear: () => set({ from: '', until: '', kind: '' }),
  };
};
