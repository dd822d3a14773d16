import { AdminUserFilter, exportUsers } from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useHostActs } from '../bulk/bulk-acts';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAdminUsersInfiniteQuery } from '../lists/lists-api';
import { useOptions, usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { useUserColumns } from './user-columns';
import '../texts';

const useFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  const { users } = useOptions();
  const days = usePeriodFields();
  return [
    { kind: 'words', name: 'q', label: t('lists.fields.user'), hint: t('lists.fields.userHint') },
    { kind: 'choice', name: 'state', label: t('lists.columns.state'), options: users },
    {
      kind: 'choice',
      name: 'superAdmin',
      label: t('lists.fields.group'),
      options: [{ value: 'true', label: t('lists.superAdmins') }],
    },
    ...days,
  ];
};

/** /admin-panel/users: every account. */
export function UsersScreen() {
  const filters = useFilters(AdminUserFilter);
  const query = useAdminUsersInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      list="users"
      filters={filters}
      fields={useFields()}
      saveAs={(name, format) => saveFile(exportUsers, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={({ users }) => users}
      columns={useUserColumns()}
      idOf={({ userId }) => userId}
      acts={useHostActs()}
      linkOf={({ userId }) => `/admin-panel/users/${userId}`}
    />
  );
}
