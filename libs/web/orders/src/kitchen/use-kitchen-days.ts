import { kitchenDays } from '@smachot/contracts';
import { useKeptAnswer } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { noon } from '../store/noon';
import { useKitchenDaysQuery } from './kitchen-api';
import { endOfSheet, keptDays } from './kept-sheets';

/** Reads the kitchen of these days; while the server is not reached, the answer stored on this device, `asOf` its time. */
export const useKitchenDays = (partner: string, span: { from: string; to: string }) => {
  const { t } = useTranslation('orders');
  const query = useKitchenDaysQuery(
    { params: { partner }, query: span },
    { refetchOnMountOrArgChange: true },
  );
  const { shown: days, asOf } = useKeptAnswer({
    kind: 'store',
    id: `${partner} kitchen ${span.from} ${span.to}`,
    query,
    schema: kitchenDays.answer,
    endOf: () => endOfSheet(noon(span.to).toISOString()),
    partOf: (answer) => keptDays(answer, t('kitchen.phone')),
  });
  return { query, days, asOf };
};
