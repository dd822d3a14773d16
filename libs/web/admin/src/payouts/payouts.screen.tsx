import { useAddressParams, useTitle } from '@smachot/web-platform';
import { ChipRow, FilterChip, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { BatchesTab } from './batches/batches-tab';
import { FailedTab } from './batches/failed-tab';
import { DifferencesTab } from './differences/differences-tab';
import { DisputesTab } from './disputes/disputes-tab';
import '../texts';
import styles from './payouts.module.css';

const TABS = {
  batches: BatchesTab,
  failed: FailedTab,
  differences: DifferencesTab,
  chargebacks: DisputesTab,
};
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** /admin-panel/payouts: what is paid out to stores, where our books and the provider's differ, and disputed charges. */
export function PayoutsScreen() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useAddressParams();
  useTitle(t('payouts.title'));
  const tab = NAMES.find((name) => name === search.get('tab')) ?? 'batches';
  const Shown = TABS[tab];
  // what is open belongs to one tab
  const show = (name: Tab) =>
    setSearch(name === 'batches' ? {} : { tab: name }, { replace: true, preventScrollReset: true });
  return (
    <Page width="work">
      <PageHead title={t('payouts.title')} back="/admin-panel" />
      <div className={styles.stack}>
        <ChipRow label={t('payouts.tabs')}>
          {NAMES.map((name) => (
            <FilterChip key={name} on={name === tab} onClick={() => show(name)}>
              {t(`payouts.tab.${name}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <Shown />
      </div>
    </Page>
  );
}
