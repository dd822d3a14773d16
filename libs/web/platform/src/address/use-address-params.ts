import { useCallback, useMemo } from 'react';
import {
  createSearchParams,
  type Location,
  type SetURLSearchParams,
  useLocation,
  useNavigate,
} from 'react-router';

/** The query string after the changes that are not drawn yet, by the drawn location. One that is drawn again is another object. */
const ahead = new WeakMap<Location, URLSearchParams>();

/**
 * The query string as state, as by `useSearchParams` of react-router. But a change builds on the one before it, also when that one is
 * not drawn yet: of two quick presses none is lost.
 */
export const useAddressParams = (): [URLSearchParams, SetURLSearchParams] => {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => createSearchParams(location.search), [location.search]);
  const setParams = useCallback<SetURLSearchParams>(
    (change, options) => {
      const before = createSearchParams(ahead.get(location) ?? location.search);
      const next = createSearchParams(typeof change === 'function' ? change(before) : change);
      ahead.set(location, next);
      void navigate(`?${next}`, options);
    },
    [location, navigate],
  );
  return [params, setParams];
};
