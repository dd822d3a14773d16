import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { noteShownPage, trackPage } from '@smachot/web-platform';
import { pagePattern } from './page-pattern';

/** Page views by route pattern, after consent. Queries and parameters are left out: they may hold typed text. */
export const usePageViews = (): void => {
  const pattern = pagePattern(useMatches().at(-1)!);
  const { pathname, search } = useLocation();
  useEffect(() => trackPage(pattern), [pattern]);
  // stays in memory: a store's visit is told with the class of the page before it
  useEffect(() => noteShownPage({ pathname, search }), [pathname, search]);
};
