import type { KitchenWish } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** Kinds with an icon of their own. */
const ICON: Partial<Record<KitchenWish['kind'], IconName>> = {
  vegetarian: 'leaf',
  vegan: 'leaf',
  nut_allergy: 'alert',
  allergy: 'alert',
  child: 'user',
  other: 'chat',
};

/** Special requests of the guests, each kind with its count. */
export function WishList({ wishes }: { wishes: readonly KitchenWish[] }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <ul>
      {wishes.map(({ kind, count }) => {
        const icon = ICON[kind];
        return (
          <li key={kind} data-kind={kind}>
            <b>{format.number(count)}</b>
            {icon ? <Icon name={icon} size={22} /> : null}
            <span>{t(`kitchen.wish.${kind}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
