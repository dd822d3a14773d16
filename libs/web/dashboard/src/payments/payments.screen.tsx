import { useAddress, useAppDispatch, useLive, useTitle } from '@smachot/web-platform';
import { ChipRow, FilterChip, Note, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { BalanceCard } from './balance-card';
import { Disputes } from './disputes';
import { Payouts } from './payouts';
import { storePaymentsApi } from './payments-api';
import { Statement } from './statement';
import dashboardStyles from '../dashboard.module.css';

/** payments: the store's balance, its statement, and what was paid out to it. Members of the crew do not see it. */
export function StorePaymentsScreen() {
  const { t } = useTranslation('dashboard');
  const { role } = useOwnStore();
  useTitle(t('places.payments'));
  return (
    <Page>
      <PageHead title={t('places.payments')} note={t('payments.note')} />
      {role === 'Member' ? <Note icon="lock">{t('payments.ownersOnly')}</Note> : <OfStore />}
    </Page>
  );
}

const VIEWS = ['statement', 'payouts'] as const;
type View = (typeof VIEWS)[number];

function OfStore() {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const dispatch = useAppDispatch();
  const [chosen, setView] = useAddress<View>('view', 'statement');
  const view = VIEWS.includes(chosen) ? chosen : 'statement';
  useLive('me', () => dispatch(storePaymentsApi.util.invalidateTags(['Payout', 'Chargeback'])));
  return (
    <div className={dashboardStyles.stack}>
      <BalanceCard />
      {/* disputes are answered by owners; a super admin who looks has them in the admin panel */}
      {isOwner ? <Disputes /> : null}
      <ChipRow label={t('payments.views')}>
        {VIEWS.map((one) => (
          <FilterChip key={one} on={one === view} onClick={() => setView(one)}>
            {t(`payments.view.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
      {view === 'statement' ? <Statement /> : <Payouts />}
    </div>
  );
}
