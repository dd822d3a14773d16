import { useTranslation } from 'react-i18next';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page, type ArtName } from '@smachot/web-ui';
import type { PlannedFeature } from '../routes/planned-routes';

const ART: Partial<Record<PlannedFeature, ArtName>> = {
  orders: 'empty-orders',
  proposals: 'empty-orders',
  subscriptions: 'empty-orders',
  events: 'event-toast',
  reviews: 'empty-chat',
  help: 'empty-chat',
  stores: 'category-catering',
  pricingUnits: 'category-catering',
  crew: 'empty-guests',
  customers: 'empty-guests',
};

function Planned({ feature, kind }: { feature: PlannedFeature; kind: 'soon' | 'notImplemented' }) {
  const { t } = useTranslation('shell');
  const title = t(`planned.features.${feature}`);
  useTitle(title);
  return (
    <Page narrow>
      <EmptyState
        art={ART[feature] ?? 'empty-search'}
        heading="h1"
        title={t(`planned.${kind}Title`, { feature: title })}
        text={t(`planned.${kind}Text`)}
        action={
          <>
            <Button kind="primary" icon="users" to="/me/rsvps">
              {t('planned.toRsvps')}
            </Button>
            <Button kind="ghost" to="/">
              {t('notFound.start')}
            </Button>
          </>
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
