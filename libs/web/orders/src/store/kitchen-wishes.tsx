import type { AnswerOf, kitchenSheet, KitchenWish } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon, QueryStatus, SkeletonRows, type IconName } from '@smachot/web-ui';
import type { ComponentProps } from 'react';
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

type Sheet = AnswerOf<typeof kitchenSheet>;
type Props = { query: { data?: Sheet | undefined } & ComponentProps<typeof QueryStatus>['query'] };

/** What the guests asked for, as counts only: the words of a guest stay with the hosts. */
export function KitchenWishes({ query }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const wishes = query.data?.wishes;
  return (
    <section className="od-wishes" aria-labelledby="kitchen-wishes">
      <h3 id="kitchen-wishes">{t('kitchen.wishes')}</h3>
      {!wishes ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      ) : wishes.length === 0 ? (
        <p>{t('kitchen.noWishes')}</p>
      ) : (
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
      )}
    </section>
  );
}
