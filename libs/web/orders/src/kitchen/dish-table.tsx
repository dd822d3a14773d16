import type { Food, KitchenDish, Language } from '@smachot/contracts';
import { FoodMarks } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Dish = Food & {
  name: string;
  translations?: Partial<Record<Language, string>> | undefined;
  quantity: number;
  per?: KitchenDish['per'];
};

type Props = {
  dishes: readonly Dish[];
  /** The number of a dish in words. */
  count: (dish: Dish) => string;
};

/** Dishes of an order with their food facts, and the number of each. */
export function DishTable({ dishes, count }: Props) {
  const { t, i18n } = useTranslation('orders');
  return (
    <table>
      <thead className="sr">
        <tr>
          <th scope="col">{t('kitchen.item')}</th>
          <th scope="col">{t('kitchen.count')}</th>
        </tr>
      </thead>
      <tbody>
        {dishes.map((dish, at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{dish.translations?.[i18n.language as Language] ?? dish.name}</bdi>
              <FoodMarks food={dish} />
            </th>
            <td>{count(dish)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
