import { AuditFilter, exportAudit } from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAuditEntriesInfiniteQuery } from '../lists/lists-api';
import { usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { useAuditColumns } from './audit-columns';
import '../texts';

/** Acts that are looked for most; an act of a super admin names its call beside it. */
const ACTS = [
  'admin_act',
  'admin_change',
  'signed_up',
  'signed_in',
  'password_refused',
  'code_refused',
  'password_changed',
  'profile_changed',
  'account_exported',
  'account_deleted',
] as const;

const useFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  const days = usePeriodFields();
  return [
    {
      kind: 'choice',
      name: 'act',
      label: t('lists.columns.act'),
      options: ACTS.map((value) => ({ value, label: t(`lists.acts.${value}`) })),
    },
    ...days,
    { kind: 'only', name: 'actor', label: t('lists.only.actor') },
    { kind: 'only', name: 'subject', label: t('lists.only.subject') },
    { kind: 'only', name: 'about', label: t('lists.only.about') },
  ];
};

/** /admin-panel/audit: who did what, when, from where and why. */
export function AuditScreen() {
  const filters = useFilters(AuditFilter);
  const query = useAuditEntriesInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      list="audit"
      filters={filters}
      fields={useFields()}
      saveAs={(name, format) => saveFile(exportAudit, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={({ entries }) => entries}
      columns={useAuditColumns()}
      idOf={({ id }) => id}
    />
  );
}
