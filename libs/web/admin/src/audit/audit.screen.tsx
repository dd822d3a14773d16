import {
  type AuditFilter as Filter,
  AuditFilter,
  AuditKind,
  type AuditRecord,
  exportAudit,
} from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAuditEntriesInfiniteQuery } from '../lists/lists-api';
import { usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { useAuditColumns } from './audit-columns';
import '../texts';

/** Acts that are looked for most. */
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

/** What an id of a filter is called, where the rows that were found say it. */
const nameOf = (id: string | undefined, entries: readonly AuditRecord[]): string | undefined => {
  const named = entries.flatMap(({ actor, subject, store }) => [
    ...[actor, subject].map((person) => ({ id: person?.userId, name: person?.name })),
    { id: store?.partnerId, name: store?.name },
  ]);
  return named.find((one) => one.id === id && one.name)?.name;
};

const useFields = ({ actor, subject, about }: Filter, entries: readonly AuditRecord[]): FilterField[] => {
  const { t } = useTranslation('admin');
  const days = usePeriodFields();
  const label = (only: 'actor' | 'subject' | 'about', id: string | undefined) => {
    const name = nameOf(id, entries);
    return name ? t(`lists.onlyNamed.${only}`, { name }) : t(`lists.only.${only}`);
  };
  return [
    { kind: 'pick', name: 'actor', label: t('lists.fields.actor'), of: ['user'] },
    { kind: 'pick', name: 'about', label: t('lists.fields.about'), of: ['partner', 'user', 'order'] },
    {
      kind: 'choice',
      name: 'act',
      label: t('lists.columns.act'),
      options: ACTS.map((value) => ({ value, label: t(`lists.acts.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('lists.fields.kind'),
      options: AuditKind.options.map((value) => ({ value, label: t(`lists.facts.values.${value}`) })),
    },
    ...days,
    { kind: 'only', name: 'actor', label: label('actor', actor) },
    { kind: 'only', name: 'subject', label: label('subject', subject) },
    { kind: 'only', name: 'about', label: label('about', about) },
  ];
};

/** /admin-panel/audit: who did what, when and why, in sentences. */
export function AuditScreen() {
  const filters = useFilters(AuditFilter);
  const query = useAuditEntriesInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  const entries = query.currentData?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <ListScreen
      list="audit"
      filters={filters}
      fields={useFields(filters.filter, entries)}
      saveAs={(name, format) => saveFile(exportAudit, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={(page) => page.entries}
      columns={useAuditColumns()}
      idOf={({ id }) => id}
    />
  );
}
