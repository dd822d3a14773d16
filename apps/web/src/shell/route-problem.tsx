import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LoadingScreen } from '@smachot/web-ui';
import { MissingChunk } from './missing-chunk';

/** The chunk of an error page may itself fail to load. */
const orMissing = { default: MissingChunk };
const NotFound = lazy(() =>
  import('../pages/not-found').then(
    (page) => ({ default: page.NotFound }),
    () => orMissing,
  ),
);
const ServerProblem = lazy(() =>
  import('../pages/server-problem').then(
    (page) => ({ default: page.ServerProblem }),
    () => orMissing,
  ),
);

const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message);

/** The error page of a broken screen; the shell around it stays where it can. */
export function RouteProblem() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <MissingChunk />;
  const isNotThere = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense fallback={<LoadingScreen />}>{isNotThere ? <NotFound /> : <ServerProblem />}</Suspense>;
}
