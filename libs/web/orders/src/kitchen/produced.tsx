import type { Language } from '@smachot/contracts';
import type { ProducedDish } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { FoodMarks } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** All dishes to be cooked, each listed once. */
export function Produced({ dishes }: { dishes: readonly ProducedDish[] }) {
  const { t, i18n } = useTranslation('orders');
  const { t: kitchen } = useTranslation('production');
  const format = useFormat();
  return (
    <section aria-labelledby="kitchen-production">
      <h2 id="kitchen-production">{kitchen('dishes')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('kitchen.item')}</th>
            <th scope="col">{kitchen('inOrders')}</th>
            <th scope="col">{t('kitchen.count')}</th>
          </tr>
        </thead>
        <tbody>
          {dishes.map(({ name, translations, count, orders, ...food }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{translations?.[i18n.language as Language] ?? name}</bdi>
                <FoodMarks food={food} />
              </th>
              <td>{format.number(orders)}</td>
              <td>
                <b>{format.number(count)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
