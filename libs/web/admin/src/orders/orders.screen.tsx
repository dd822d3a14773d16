import { AdminOrderFilter, exportAdminOrders } from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../lists/filter-bar';
import { ListScreen } from '../lists/list-screen';
import { useAdminOrdersInfiniteQuery } from '../lists/lists-api';
import { useOptions, usePeriodFields } from '../lists/use-field-words';
import { useFilters } from '../lists/use-filters';
import { orderPath, useOrderColumns } from './order-columns';
import '../texts';

const useFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  const { orders, payments } = useOptions();
  const days = usePeriodFields();
  return [
    { kind: 'words', name: 'q', label: t('lists.fields.order'), hint: t('lists.fields.orderHint') },
    { kind: 'choice', name: 'status', label: t('lists.columns.state'), options: orders },
    { kind: 'choice', name: 'paymentStatus', label: t('lists.columns.payment'), options: payments },
    ...days,
    { kind: 'only', name: 'store', label: t('lists.only.store') },
    { kind: 'only', name: 'customer', label: t('lists.only.customer') },
  ];
};

/** /admin-panel/orders: the orders of all stores. */
export function OrdersScreen() {
  const filters = useFilters(AdminOrderFilter);
  const query = useAdminOrdersInfiniteQuery(filters.filter, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      list="orders"
      filters={filters}
      fields={useFields()}
      saveAs={(name, format) => saveFile(exportAdminOrders, name, { query: { ...filters.filter, format } })}
      query={query}
      rowsOf={({ orders }) => orders}
      columns={useOrderColumns()}
      idOf={({ orderId }) => orderId}
      linkOf={orderPath}
    />
  );
}
