import type { Language, OrderMenu } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { type ChangedSection, type Dish, isNewBeside, menuDifference } from './menu-difference';
import styles from '../linked/event-news.module.css';

type SideProps = { label: string; parts: ChangedSection[]; side: 'from' | 'to' };

function DishLine({ dish, isNew }: { dish: Dish; isNew: boolean }) {
  const { i18n } = useTranslation('orders');
  const format = useFormat();
  const { name, translations, quantity } = dish;
  const words = (
    <>
      <bdi>{translations?.[i18n.language as Language] ?? name}</bdi>
      {quantity > 1 ? ` × ${format.number(quantity)}` : ''}
    </>
  );
  return <li>{isNew ? <b>{words}</b> : words}</li>;
}

function MenuSide({ label, parts, side }: SideProps) {
  const { t, i18n } = useTranslation('orders');
  const other = side === 'from' ? 'to' : 'from';
  return (
    <div data-live={side === 'to'}>
      <dt>{label}</dt>
      <dd>
        {parts.map((part) => (
          <div key={part.section}>
            <span className="small muted">
              <bdi>{part.translations?.[i18n.language as Language] ?? part.section}</bdi>
            </span>
            {part[side].length ? (
              <ul>
                {part[side].map((dish) => (
                  <DishLine key={dish.name} dish={dish} isNew={isNewBeside(dish, part[other])} />
                ))}
              </ul>
            ) : (
              <p>{t('change.nothing')}</p>
            )}
          </div>
        ))}
      </dd>
    </div>
  );
}

/** The agreed menu beside the proposed one, only the sections that differ; changed dishes are bold. */
export function MenuChange({ from, to }: { from: OrderMenu; to: OrderMenu }) {
  const { t } = useTranslation('orders');
  const parts = menuDifference(from, to);
  if (parts.length === 0) return null;
  return (
    <dl className={styles.two}>
      <MenuSide label={t('change.from')} parts={parts} side="from" />
      <MenuSide label={t('change.to')} parts={parts} side="to" />
    </dl>
  );
}
