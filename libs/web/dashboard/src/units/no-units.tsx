import { Button, EmptyState } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useIsOwner } from '../shell/own-store';

/** An empty list of units, with the way to the first one for owners. `base`: the path of the store's dashboard. */
export function NoUnits({ base }: { base: string }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  return (
    <EmptyState
      art="category-catering"
      title={t('units.none')}
      text={t('units.noneText')}
      action={
        isOwner ? (
          <Button kind="accent" icon="plus" to={`${base}/pricing-unit/new`}>
            {t('units.new')}
          </Button>
        ) : null
      }
    />
  );
}
