import {
  addCustomerNote,
  changeCustomerTags,
  type CustomerKind,
  type CustomerSort,
  deleteCustomerNote,
  listCustomers,
  readCustomer,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** What the list is narrowed to; empty words and tags narrow nothing. */
export type CustomerChoice = { q: string; tag: string; kind: CustomerKind; sort: CustomerSort };
const CUSTOMERS_PAGE = 50;

/** The filter as calls take it. */
export const filterOf = ({ q, tag, kind }: Omit<CustomerChoice, 'sort'>) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(tag && { tag }),
  kind,
});

const customersApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change, pages } = endpointsOf(b);
    return {
      storeCustomers: pages(
        listCustomers,
        ({ partner, sort, ...filter }: CustomerChoice & { partner: string }, page) => ({
          params: { partner },
          query: { ...filterOf(filter), sort, limit: CUSTOMERS_PAGE, ...page },
        }),
        ['Customer'],
      ),
      storeCustomer: read(readCustomer, ['Customer']),
      addCustomerNote: change(addCustomerNote, ['Customer']),
      deleteCustomerNote: change(deleteCustomerNote, ['Customer']),
      changeCustomerTags: change(changeCustomerTags, ['Customer']),
    };
  },
});

export const {
  useStoreCustomersInfiniteQuery,
  useStoreCustomerQuery,
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
  useChangeCustomerTagsMutation,
} = customersApi;
