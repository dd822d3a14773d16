import {
  type AdminSubscription,
  AdminSubscriptionFilter,
  exportSubscriptions,
  type Language,
} from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { saveFile, useFormat } from '@smachot/web-platform';
import { SumText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAdminSubscriptionsInfiniteQuery } from '../lists/lists-api';
import type { Column } from '../lists/rows';
import { Phase } from '../lists/state-badges';
import { useOptions, usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { When } from '../lists/when';
import '../texts';

const useFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  const { phases, plans } = useOptions();
  const days = usePeriodFields();
  return [
    { kind: 'choice', name: 'phase', label: t('lists.columns.state'), options: phases },
    { kind: 'choice', name: 'planId', label: t('lists.columns.plan'), options: plans },
    ...days,
    { kind: 'only', name: 'store', label: t('lists.only.store') },
  ];
};

const useColumns = (): [Column<AdminSubscription>, ...Column<AdminSubscription>[]] => {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();
  const planName = (planId: AdminSubscription['planId']) => planTexts(planId, i18n.language as Language).name;
  const day = (value: string | null) => (value ? <bdi>{format.date(value)}</bdi> : '–');
  return [
    { key: 'name', title: t('lists.columns.partner'), cell: ({ businessName }) => <bdi>{businessName}</bdi> },
    { key: 'plan', title: t('lists.columns.plan'), cell: ({ planId }) => <bdi>{planName(planId)}</bdi> },
    { key: 'state', title: t('lists.columns.state'), cell: ({ phase }) => <Phase phase={phase} /> },
    {
      key: 'billing',
      title: t('lists.columns.billing'),
      cell: ({ billing }) => t(`lists.states.billing.${billing}`),
    },
    { key: 'until', title: t('lists.columns.until'), cell: ({ until }) => day(until) },
    { key: 'price', title: t('lists.columns.price'), cell: ({ price }) => <SumText shekels={price} /> },
    {
      key: 'next',
      title: t('lists.columns.nextPlan'),
      cell: ({ pendingPlan }) => (pendingPlan ? <bdi>{planName(pendingPlan)}</bdi> : '–'),
    },
    { key: 'created', title: t('lists.columns.created'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
};

/** /admin-panel/subscriptions: the subscriptions of all stores. */
export function SubscriptionsScreen() {
  const filters = useFilters(AdminSubscriptionFilter);
  const query = useAdminSubscriptionsInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      list="subscriptions"
      filters={filters}
      fields={useFields()}
      saveAs={(name, format) => saveFile(exportSubscriptions, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={({ subscriptions }) => subscriptions}
      columns={useColumns()}
      idOf={({ subscriptionId }) => subscriptionId}
      linkOf={({ partnerId }) => `/admin-panel/subscriptions/${partnerId}`}
    />
  );
}
