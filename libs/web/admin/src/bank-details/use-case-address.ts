import type { BankDetailsId } from '@smachot/contracts';
import { useAddressParams } from '@smachot/web-platform';
import { CASE_LISTS, type CaseList } from './bank-details-api';

export type CaseAddress = { list: CaseList; id: BankDetailsId | null };

const searchOf = ({ list, id }: CaseAddress) =>
  new URLSearchParams({ ...(list === 'waiting' ? {} : { state: list }), ...(id ? { case: id } : {}) });

/** The list and the case on the screen, in the address. Moving through a queue is no step that "back" undoes. */
export const useCaseAddress = () => {
  const [search, setSearch] = useAddressParams();
  const list = CASE_LISTS.find((one) => one === search.get('state')) ?? 'waiting';
  return {
    list,
    id: search.get('case'),
    addressOf: (address: CaseAddress) => ({ search: searchOf(address).toString() }),
    go: (address: CaseAddress) => setSearch(searchOf(address), { replace: true, preventScrollReset: true }),
  };
};
