import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from '../pages/not-found';
import { ServerProblem } from '../pages/server-problem';
import { MissingChunk } from './missing-chunk';

const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message);

/** What a broken screen shows; the shell around it stays where it can. */
export function RouteProblem() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isMissingChunk(error)) return <MissingChunk />;
  return <ServerProblem />;
}
