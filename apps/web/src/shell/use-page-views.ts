import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { trackPage } from '@smachot/web-platform';
import { pagePattern } from './page-pattern';

/** Page views by route pattern, after consent. Queries and parameters are left out: they may hold typed text. */
export const usePageViews = (): void => {
  const pattern = pagePattern(useMatches().at(-1)!);
  useEffect(() => trackPage(pattern), [pattern]);
};
