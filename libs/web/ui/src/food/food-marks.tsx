import type { Food } from '@smachot/contracts';
import { Icon } from '../icon/icon';
import { useFoodWords } from './use-food-words';
import styles from './food.module.css';

/** Food facts of a dish: kind, vegan, allergens, as far as the business has given them. Colours repeat the words. */
export function FoodMarks({ food }: { food: Food }) {
  const words = useFoodWords();
  const contains = words.contains(food);
  if (!food.foodKind && !food.isVegan && !contains) return null;
  return (
    <span className={styles.food} data-marks>
      {food.foodKind ? (
        <span className={styles.kind} data-kind={food.foodKind}>
          {words.kind(food.foodKind)}
        </span>
      ) : null}
      {food.isVegan ? (
        <span className={styles.vegan}>
          <Icon name="leaf" size={14} />
          {words.vegan}
        </span>
      ) : null}
      {contains ? <span className={styles.contains}>{contains}</span> : null}
    </span>
  );
}
