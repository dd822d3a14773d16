import type { AnswerOf, kitchenSheet } from '@smachot/contracts';
import { QueryStatus, SkeletonRows } from '@smachot/web-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { WishList } from '../kitchen/wish-list';
import styles from './kitchen-sheet.module.css';

type Sheet = AnswerOf<typeof kitchenSheet>;
type Props = { query: { data?: Sheet | undefined } & ComponentProps<typeof QueryStatus>['query'] };

/** Special requests as counts only: the words of a guest stay with the hosts. */
export function KitchenWishes({ query }: Props) {
  const { t } = useTranslation('orders');
  const wishes = query.data?.wishes;
  return (
    <section className={styles.wishes} aria-labelledby="kitchen-wishes">
      <h3 id="kitchen-wishes">{t('kitchen.wishes')}</h3>
      {!wishes ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      ) : wishes.length === 0 ? (
        <p>{t('kitchen.noWishes')}</p>
      ) : (
        <WishList wishes={wishes} />
      )}
    </section>
  );
}
