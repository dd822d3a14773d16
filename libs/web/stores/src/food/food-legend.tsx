import type { MenuSection } from '@smachot/contracts';
import { Card, isAllergen, marksOf, saysNothing, type FoodMark, useFoodWords } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './food.module.css';

type Props = {
  sections: readonly Pick<MenuSection, 'items'>[];
  marked: FoodMark | null;
  onMark: (mark: FoodMark | null) => void;
};

/** The legend of a menu's marks. Choosing one highlights the dishes that have it. */
export function FoodLegend({ sections, marked, onMark }: Props) {
  const { t } = useTranslation('stores');
  const words = useFoodWords();
  const marks = marksOf(sections);
  const items = sections.flatMap((section) => section.items);
  if (items.length === 0 || items.every(saysNothing)) return null;
  const nameOf = (mark: FoodMark) =>
    isAllergen(mark) ? words.allergen(mark) : mark === 'vegan' ? words.vegan : words.kind(mark);
  const found = marks.find(({ mark }) => mark === marked);
  return (
    <Card component="section" className={styles.legend} aria-labelledby="fo-legend">
      <h2 id="fo-legend">{t('food.title')}</h2>
      <p className="small muted">{t('food.hint')}</p>
      <ul className={styles.marks}>
        {marks.map(({ mark, count }) => (
          <li key={mark}>
            <button
              type="button"
              className="chip"
              aria-pressed={marked === mark}
              onClick={() => onMark(marked === mark ? null : mark)}
            >
              {nameOf(mark)} <span className="n">{count}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small" aria-live="polite">
        {found ? t('food.marked', { count: found.count, mark: nameOf(found.mark) }) : null}
      </p>
      <p className="small muted">{t(items.some(saysNothing) ? 'food.notAllSaid' : 'food.said')}</p>
    </Card>
  );
}
