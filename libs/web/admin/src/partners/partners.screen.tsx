import { AdminPartnerFilter, exportPartners } from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useStoreActs } from '../bulk/bulk-acts';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAdminPartnersInfiniteQuery } from '../lists/lists-api';
import { useOptions, usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { usePartnerColumns } from './partner-columns';
import '../texts';

const useFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  const { bank, partners, plans } = useOptions();
  const days = usePeriodFields();
  return [
    { kind: 'words', name: 'q', label: t('lists.fields.partner'), hint: t('lists.fields.partnerHint') },
    { kind: 'words', name: 'city', label: t('lists.columns.city') },
    { kind: 'choice', name: 'state', label: t('lists.columns.state'), options: partners },
    { kind: 'choice', name: 'planId', label: t('lists.columns.plan'), options: plans },
    { kind: 'choice', name: 'bank', label: t('lists.columns.bank'), options: bank },
    ...days,
  ];
};

/** /admin-panel/partners: every store, closed ones too. */
export function PartnersScreen() {
  const filters = useFilters(AdminPartnerFilter);
  const query = useAdminPartnersInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      list="partners"
      filters={filters}
      fields={useFields()}
      saveAs={(name, format) => saveFile(exportPartners, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={({ partners }) => partners}
      columns={usePartnerColumns()}
      idOf={({ partnerId }) => partnerId}
      acts={useStoreActs()}
      linkOf={({ partnerId }) => `/admin-panel/partners/${partnerId}`}
    />
  );
}
