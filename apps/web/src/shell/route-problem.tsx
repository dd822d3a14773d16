import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../pages/not-found';
import { ServerProblem } from '../pages/server-problem';
import { Button, Page, ProblemState } from '@smachot/web-ui';

/** After a deployment the chunks of an open page are gone; reading the page again brings the new ones. */
const isOldPage = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message);

/** What a broken screen shows; the shell around it stays where it can. */
export function RouteProblem() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isOldPage(error)) {
    return (
      <Page narrow>
        <ProblemState
          title={t('problem.oldPageTitle')}
          text={t('problem.oldPage')}
          action={
            <Button kind="primary" icon="rotate" onClick={() => location.reload()}>
              {t('problem.reload')}
            </Button>
          }
        />
      </Page>
    );
  }
  return <ServerProblem />;
}
