import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddressParams } from '@smachot/web-platform';

export type AddressChanges = Record<string, string | null>;

export const withChanges = (params: URLSearchParams, changes: AddressChanges): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
};

/**
 * Changes several search params of this screen at once. `open` is for parts that "back" should close again (dialogs, a guest);
 * `close` goes back when the part was opened here, and only removes the params when the address came from outside.
 */
export const useAddressPatch = () => {
  const [params, setParams] = useAddressParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere === true;
  const patch = useCallback(
    (changes: AddressChanges) =>
      setParams((now) => withChanges(now, changes), {
        replace: true,
        preventScrollReset: true,
        state: { openedHere },
      }),
    [setParams, openedHere],
  );
  const open = useCallback(
    (changes: AddressChanges) =>
      setParams((now) => withChanges(now, changes), {
        preventScrollReset: true,
        state: { openedHere: true },
      }),
    [setParams],
  );
  const close = useCallback(
    (...keys: string[]) => {
      if (openedHere) void navigate(-1);
      else
        setParams((now) => withChanges(now, Object.fromEntries(keys.map((key) => [key, null]))), {
          replace: true,
          preventScrollReset: true,
        });
    },
    [openedHere, navigate, setParams],
  );
  return { params, patch, open, close };
};
