import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '@smachot/web-platform';

/** Which screens are used, after consent. The query is left out: it may hold what somebody searched for. */
export const usePageViews = (): void => {
  const { pathname } = useLocation();
  useEffect(() => track('$pageview', { path: pathname }), [pathname]);
};
