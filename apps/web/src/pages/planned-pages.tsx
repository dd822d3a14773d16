import { useTranslation } from 'react-i18next';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page } from '@smachot/web-ui';
import { useLocation } from 'react-router';
import type { PlannedFeature } from '../routes/planned-routes';

/** The part of the app that the page belongs to: the button leads back there. */
const wayBack = (path: string): { to: string; words: 'toStore' | 'toHome' | 'toStart' } => {
  const [, store] = /^\/dashboard\/([^/]+)/.exec(path) ?? [];
  if (store) return { to: `/dashboard/${store}`, words: 'toStore' };
  return /^\/(?:me|admin-panel)(?:\/|$)/.test(path)
    ? { to: '/me', words: 'toHome' }
    : { to: '/', words: 'toStart' };
};

type PlannedProps = { feature: PlannedFeature; kind: 'soon' | 'notImplemented' };

function Planned({ feature, kind }: PlannedProps) {
  const { t } = useTranslation('shell');
  const title = t(`planned.features.${feature}`);
  const back = wayBack(useLocation().pathname);
  useTitle(title);
  return (
    <Page width="narrow">
      <EmptyState
        art="empty-search"
        heading="h1"
        title={t(`planned.${kind}Title`, { feature: title })}
        text={`${t(`planned.what.${feature}`)} ${t(`planned.${kind}Text`)}`}
        action={
          <Button kind="primary" to={back.to}>
            {t(`planned.${back.words}`)}
          </Button>
        }
      />
    </Page>
  );
}

export const ComingSoon = ({ feature }: { feature: PlannedFeature }) => (
  <Planned feature={feature} kind="soon" />
);
export const NotImplemented = ({ feature }: { feature: PlannedFeature }) => (
  <Planned feature={feature} kind="notImplemented" />
);
