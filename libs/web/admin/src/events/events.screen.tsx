import { AdminEventFilter, exportAdminEvents } from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAdminEventsInfiniteQuery } from '../lists/lists-api';
import { useOptions, usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { eventPath, useEventColumns } from './event-columns';
import '../texts';

const useFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  const { events } = useOptions();
  const days = usePeriodFields();
  const reported = [{ value: 'reported', label: t('events.waiting') }];
  return [
    { kind: 'words', name: 'q', label: t('events.which'), hint: t('events.whichHint') },
    { kind: 'choice', name: 'state', label: t('lists.columns.state'), options: events },
    { kind: 'choice', name: 'standing', label: t('events.reports'), options: reported },
    ...days,
    { kind: 'only', name: 'store', label: t('lists.only.store') },
    { kind: 'only', name: 'host', label: t('events.oneHost') },
  ];
};

/** /admin-panel/events: the public events of all hosts. */
export function EventsScreen() {
  const filters = useFilters(AdminEventFilter);
  const query = useAdminEventsInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      list="events"
      filters={filters}
      fields={useFields()}
      saveAs={(name, format) => saveFile(exportAdminEvents, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={({ events }) => events}
      columns={useEventColumns()}
      idOf={({ eventId }) => eventId}
      linkOf={eventPath}
    />
  );
}
