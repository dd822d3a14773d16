import { Allergen, FoodKind, type Food } from '@smachot/contracts';
import { CheckField, SelectField, useFoodWords } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import dashboardStyles from '../dashboard.module.css';
import contentStyles from './content.module.css';

const FOOD_CATEGORIES = ['catering', 'bar', 'desserts', 'venue'];
/** Whether a business of these categories is asked about the ingredients of its dishes. */
export const servesFood = (categories: readonly string[]): boolean =>
  categories.some((category) => FOOD_CATEGORIES.includes(category));

/** An empty list differs from null (unknown): the business states that there are no allergens. */
const toggled = (allergens: Food['allergens'], one: Allergen): Allergen[] | null => {
  const rest = (allergens ?? []).filter((other) => other !== one);
  if (rest.length === (allergens ?? []).length) return [...rest, one];
  return rest.length ? rest : null;
};

type Props = { food: Food; onChange: (food: Food) => void };

/** Kind of food, vegan, and the fourteen allergens, of a dish or of something without a menu. */
export function FoodFields({ food, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const words = useFoodWords();
  const { foodKind, isVegan } = food;
  return (
    <>
      <SelectField
        label={t('food.kind')}
        value={foodKind ?? ''}
        options={[
          { value: '', label: t('food.notSaid') },
          ...FoodKind.options.map((kind) => ({ value: kind, label: words.kind(kind) })),
        ]}
        onChange={({ target }) =>
          onChange({ foodKind: target.value === '' ? null : (target.value as FoodKind) })
        }
      />
      <CheckField
        label={words.vegan}
        checked={isVegan ?? false}
        onChange={({ target }) => onChange({ isVegan: target.checked })}
      />
      <AllergenFields allergens={food.allergens} onChange={(allergens) => onChange({ allergens })} />
    </>
  );
}

type AllergensProps = {
  allergens: Food['allergens'];
  onChange: (allergens: Allergen[] | null) => void;
};

function AllergenFields({ allergens, onChange }: AllergensProps) {
  const { t } = useTranslation('dashboard');
  const words = useFoodWords();
  return (
    <fieldset>
      <legend className={dashboardStyles.lab}>{t('food.allergens')}</legend>
      <p className="small muted">{t('food.allergensHint')}</p>
      <div className={contentStyles.allergens}>
        {Allergen.options.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={(allergens ?? []).includes(one)}
            onClick={() => onChange(toggled(allergens, one))}
          >
            {words.allergen(one)}
          </button>
        ))}
      </div>
      <CheckField
        label={t('food.none')}
        checked={allergens?.length === 0}
        onChange={({ target }) => onChange(target.checked ? [] : null)}
      />
    </fieldset>
  );
}
