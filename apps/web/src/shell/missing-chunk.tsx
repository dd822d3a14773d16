import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LoadingScreen, Page, ProblemState } from '@smachot/web-ui';

type Why = 'asking' | 'unreachable' | 'new-version';

const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A part of the site did not load: the server is unreachable, or a deployment removed the chunk. */
export function MissingChunk() {
  const { t } = useTranslation('shell');
  const [why, setWhy] = useState<Why>('asking');
  useEffect(() => {
    void serverAnswers().then((there) => setWhy(there ? 'new-version' : 'unreachable'));
  }, []);
  // reloading before anything answers would leave the person with the browser's own page
  const again = async () => {
    setWhy('asking');
    if (await serverAnswers()) location.reload();
    else setWhy('unreachable');
  };
  if (why === 'asking') return <LoadingScreen />;
  const lost = why === 'unreachable';
  return (
    <Page width="narrow">
      <ProblemState
        title={t(lost ? 'problem.unreachableTitle' : 'problem.oldPageTitle')}
        text={t(lost ? 'problem.unreachable' : 'problem.oldPage')}
        action={
          <Button kind="primary" icon="rotate" onClick={() => void again()}>
            {t(lost ? 'problem.again' : 'problem.reload')}
          </Button>
        }
      />
    </Page>
  );
}
