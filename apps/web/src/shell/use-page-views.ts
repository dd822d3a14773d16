import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { trackPage } from '@smachot/web-platform';
import { pagePattern } from './page-pattern';

/** Which screens are used, after consent. Queries and parameters are left out: they may hold what somebody typed. */
export const usePageViews = (): void => {
  const pattern = pagePattern(useMatches().at(-1)!);
  useEffect(() => trackPage(pattern), [pattern]);
};
