import { useEffect } from 'react';
import { useAddressParams } from './use-address-params';

/** Parameters the card provider adds to the return address. They prove nothing: the server reads the sale itself. */
const OF_PROVIDER = /^payme_/;

/**
 * For screens a card challenge returns to: removes the provider's parameters from the address, in place, so that they are neither
 * shared nor kept in the history. @param own names of the query string that belong to the screen and stay
 */
export const useBackFromBank = (...own: string[]): void => {
  const [search, setSearch] = useAddressParams();
  useEffect(() => {
    const names = [...search.keys()];
    if (!names.some((name) => OF_PROVIDER.test(name))) return;
    setSearch(
      names.filter((name) => own.includes(name)).map((name): [string, string] => [name, search.get(name)!]),
      { replace: true, preventScrollReset: true },
    );
    // `own` is written out by the caller: its names never change
  });
};
