import type { BusinessCategory, MenuItem, PricingUnitRequest } from '@smachot/contracts';
import type { ItemInLanguage, SectionInLanguage } from '@smachot/i18n';
import { quantityBounds } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Art } from '../art/art';
import { Words } from '../content/content';
import { FoodMarks } from '../food/food-marks';
import { Icon } from '../icon/icon';
import { useMarkOf } from './marked-food';
import { isOneOf, quantityOf, type SectionState } from './menu-choice';
import { Stepper } from './stepper';
import styles from './menu.module.css';

/** The price an item adds, in words. */
function ItemPrice({ item }: { item: MenuItem }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { additionalPrice, pricePerParticipant, isIncluded, isMultipleSelection } = item;
  if (isIncluded || (additionalPrice === 0 && pricePerParticipant === 0))
    return <span className={clsx(styles.price, styles.included)}>{t('menu.included')}</span>;
  const parts = [
    additionalPrice > 0 &&
      t(isMultipleSelection ? 'menu.addEach' : 'menu.add', { sum: format.shekels(additionalPrice) }),
    pricePerParticipant > 0 && t('menu.addPerGuest', { sum: format.shekels(pricePerParticipant) }),
  ].filter(Boolean);
  return <span className={styles.price}>{parts.join(' · ')}</span>;
}

/** The name of a dish. */
export function ItemName({ item }: { item: ItemInLanguage }) {
  return <Words of={{ text: item.name, language: item.shownIn.name }} />;
}

export function ItemDescription({ item, className }: { item: ItemInLanguage; className: string }) {
  if (!item.description) return null;
  return (
    <span className={clsx('lines', className)}>
      <Words of={{ text: item.description, language: item.shownIn.description }} />
    </span>
  );
}

function Dish({ item, category = 'catering' }: { item: MenuItem; category: BusinessCategory | undefined }) {
  return (
    <span className={styles.dish} aria-hidden>
      {item.image ? <img src={item.image} alt="" loading="lazy" /> : <Art name={`category-${category}`} />}
    </span>
  );
}

export type ItemProps = {
  section: SectionInLanguage;
  item: ItemInLanguage;
  request: PricingUnitRequest | null;
  state: SectionState;
  category: BusinessCategory | undefined;
  /** The name that the inputs of a section share. */
  name: string;
  pictured: boolean;
  onToggle: () => void;
  onQuantity: (quantity: number) => void;
};

/** Whether an item is chosen, and whether it cannot be, because the section is full. */
const choiceOf = ({ section, item, request, state }: ItemProps) => {
  const on = quantityOf(request, section, item) > 0;
  return { on, closed: !on && state.full && state.max !== 1 };
};

function ItemText({ item }: { item: ItemInLanguage }) {
  return (
    <span className="grow">
      <b>
        <ItemName item={item} />
      </b>
      <ItemDescription item={item} className={clsx(styles.words, 'muted small')} />
      <FoodMarks food={item} />
      <ItemPrice item={item} />
    </span>
  );
}

/** How many of a chosen item, where more than one can be taken. */
function ItemQuantity({ section, item, request, onToggle, onQuantity }: ItemProps) {
  const { t } = useTranslation('ui');
  const { min, max } = quantityBounds(item);
  return (
    <div className={styles.quantity}>
      <span className="grow small">{max < 10_000 ? t('menu.upToEach', { max }) : t('menu.quantity')}</span>
      <Stepper
        of={item.name}
        value={quantityOf(request, section, item)}
        min={min}
        max={max}
        onNone={isOneOf(section) ? undefined : onToggle}
        onChange={onQuantity}
      />
    </div>
  );
}

/** A row: picture, text, added price and checkbox. The whole row is the target. */
export function ItemRow(props: ItemProps) {
  const { section, item, name, pictured, category, onToggle } = props;
  const { on, closed } = choiceOf(props);
  const one = isOneOf(section);
  const food = useMarkOf(item);
  return (
    <li className={styles.item} data-on={on || undefined} data-closed={closed || undefined} data-food={food}>
      <label>
        {pictured ? <Dish item={item} category={category} /> : null}
        <ItemText item={item} />
        <input
          type={one ? 'radio' : 'checkbox'}
          className="check"
          name={name}
          checked={on}
          disabled={closed}
          onChange={onToggle}
          onClick={() => {
            // Radio buttons fire no change event on a second press.
            if (one && on) onToggle();
          }}
        />
      </label>
      {on && quantityBounds(item).max > 1 ? <ItemQuantity {...props} /> : null}
    </li>
  );
}

export function ItemChip(props: ItemProps) {
  const { item, onToggle } = props;
  const { on, closed } = choiceOf(props);
  const food = useMarkOf(item);
  const { additionalPrice, pricePerParticipant } = item;
  return (
    <li>
      <button
        type="button"
        className="chip"
        aria-pressed={on}
        data-food={food}
        disabled={closed}
        title={item.description || undefined}
        onClick={onToggle}
      >
        {on ? <Icon name="check" size={16} /> : null}
        <ItemName item={item} />
        {additionalPrice > 0 || pricePerParticipant > 0 ? <ItemPrice item={item} /> : null}
      </button>
    </li>
  );
}

/** How many of an item that is drawn as a chip, in a line below the chips. */
export function ChipQuantity({ section, item, request, onToggle, onQuantity }: ItemProps) {
  return (
    <div className={styles.quantity}>
      <span className="grow">
        <ItemName item={item} />
      </span>
      <Stepper
        of={item.name}
        value={quantityOf(request, section, item)}
        {...quantityBounds(item)}
        onNone={onToggle}
        onChange={onQuantity}
      />
    </div>
  );
}
