import { kitchenSheet, Order, type OrderId } from '@smachot/contracts';
import { useKeptAnswer } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useKitchenSheetQuery, useOrderQuery } from '../orders-api';
import { endOfSheet, keptOrder } from './kept-sheets';

/** The order of a kitchen sheet, and while the server is not reached, what this device kept of it; `asOf`: from when that is. */
export const useSheetOrder = (partner: string, orderId: OrderId) => {
  const { t } = useTranslation('orders');
  const query = useOrderQuery({ params: { orderId } });
  const { shown: order, asOf } = useKeptAnswer({
    kind: 'store',
    id: `${partner} order ${orderId}`,
    query,
    schema: Order,
    endOf: ({ endsAt }) => endOfSheet(endsAt),
    partOf: (answer) => keptOrder(answer, t('kitchen.phone')),
  });
  return { query, order, asOf };
};

/** The numbers of a kitchen sheet, kept as its order is. */
export const useSheetNumbers = ({ orderId, endsAt, orderSummary }: Order) => {
  const query = useKitchenSheetQuery({ params: { orderId } }, { refetchOnMountOrArgChange: true });
  const { shown, asOf } = useKeptAnswer({
    kind: 'store',
    id: `${orderSummary.partnerUsername} numbers ${orderId}`,
    query,
    schema: kitchenSheet.answer,
    endOf: () => endOfSheet(endsAt),
  });
  return { sheet: { ...query, data: shown }, asOf };
};

/** The earlier of two moments in ms; null: now. */
export const olderOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
