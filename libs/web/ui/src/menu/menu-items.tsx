import type { BusinessCategory, MenuItem, PricingUnitRequest } from '@smachot/contracts';
import type { ItemInLanguage, SectionInLanguage } from '@smachot/i18n';
import { quantityBounds } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '../art/art';
import { Words } from '../content/content';
import { FoodMarks } from '../food/food-marks';
import { Icon } from '../icon/icon';
import { saysNothing, useMarkOf } from './marked-food';
import { choicesOf, includedOf, isOneOf, quantityOf, type SectionState } from './menu-choice';
import { Stepper } from './stepper';
import styles from './menu.module.css';

export type MenuItemsProps = {
  section: SectionInLanguage;
  request: PricingUnitRequest | null;
  state: SectionState;
  category: BusinessCategory | undefined;
  onToggle: (item: MenuItem) => void;
  onQuantity: (item: MenuItem, quantity: number) => void;
};

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
function Name({ item }: { item: ItemInLanguage }) {
  return <Words of={{ text: item.name, language: item.shownIn.name }} />;
}

function Description({ item, className }: { item: ItemInLanguage; className: string }) {
  if (!item.description) return null;
  return (
    <span className={className}>
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

type ItemProps = Omit<MenuItemsProps, 'onToggle' | 'onQuantity'> & {
  item: ItemInLanguage;
  name: string;
  pictured: boolean;
  onToggle: () => void;
  onQuantity: (quantity: number) => void;
};

/** A row: picture, text, added price and checkbox. The whole row is the target. */
function ItemRow(props: ItemProps) {
  const { section, item, request, state, name, pictured, category, onToggle, onQuantity } = props;
  const { t } = useTranslation('ui');
  const quantity = quantityOf(request, section, item);
  const on = quantity > 0;
  const { min, max } = quantityBounds(item);
  const one = isOneOf(section);
  const closed = !on && state.full && state.max !== 1;
  const food = useMarkOf(item);
  return (
    <li className={styles.item} data-on={on || undefined} data-closed={closed || undefined} data-food={food}>
      <label>
        {pictured ? <Dish item={item} category={category} /> : null}
        <span className="grow">
          <b>
            <Name item={item} />
          </b>
          <Description item={item} className={clsx(styles.words, 'muted small')} />
          <FoodMarks food={item} />
          <ItemPrice item={item} />
        </span>
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
      {on && max > 1 ? (
        <div className={styles.quantity}>
          <span className="grow small">
            {max < 10_000 ? t('menu.upToEach', { max }) : t('menu.quantity')}
          </span>
          <Stepper
            of={item.name}
            value={quantity}
            min={min}
            max={max}
            onNone={one ? undefined : onToggle}
            onChange={onQuantity}
          />
        </div>
      ) : null}
    </li>
  );
}

function ItemChip({ section, item, request, state, onToggle }: ItemProps) {
  const on = quantityOf(request, section, item) > 0;
  const closed = !on && state.full && state.max !== 1;
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
        <Name item={item} />
        {additionalPrice > 0 || pricePerParticipant > 0 ? <ItemPrice item={item} /> : null}
      </button>
    </li>
  );
}

/** Items that are included without a choice. */
function Included({ items }: { items: readonly ItemInLanguage[] }) {
  const { t } = useTranslation('ui');
  if (items.length === 0) return null;
  return (
    <div className={styles.always}>
      <p className="small muted">{t('menu.always')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.index}>
            <Icon name="check" size={16} />
            <span>
              <Name item={item} /> <Description item={item} className="muted small" />
              <FoodMarks food={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Food facts of dishes that are drawn as chips, which have no room for them. */
function ChipFood({ items }: { items: readonly ItemInLanguage[] }) {
  const said = items.filter((item) => !saysNothing(item));
  if (said.length === 0) return null;
  return (
    <ul className={styles.foods}>
      {said.map((item) => (
        <li key={item.index}>
          <b>
            <Name item={item} />
          </b>
          <FoodMarks food={item} />
        </li>
      ))}
    </ul>
  );
}

/** The items of a section, drawn by its type: rows with pictures, chips, or short lines. */
export function MenuItems({ onToggle, onQuantity, ...rest }: MenuItemsProps) {
  const { section, request } = rest;
  const name = useId();
  const items = choicesOf(section);
  const chips = section.type === 'selectible-item-chips';
  const pictured = section.type === 'selectible-items' && items.some(({ image }) => image);
  const propsOf = (item: ItemInLanguage): ItemProps => ({
    ...rest,
    item,
    name,
    pictured,
    onToggle: () => onToggle(item),
    onQuantity: (quantity) => onQuantity(item, quantity),
  });
  // chips have no room for "how many": those taken get it in a line below
  const counted = items.filter(
    (item) => chips && quantityBounds(item).max > 1 && quantityOf(request, section, item) > 0,
  );
  return (
    <>
      <Included items={includedOf(section)} />
      {items.length === 0 ? null : (
        <ul
          className={
            chips ? styles.chips : section.type === 'small-section-item' ? styles.smallItems : styles.items
          }
        >
          {items.map((item) =>
            chips ? (
              <ItemChip key={item.index} {...propsOf(item)} />
            ) : (
              <ItemRow key={item.index} {...propsOf(item)} />
            ),
          )}
        </ul>
      )}
      {chips ? <ChipFood items={items} /> : null}
      {counted.map((item) => (
        <div className={styles.quantity} key={item.index}>
          <span className="grow">
            <Name item={item} />
          </span>
          <Stepper
            of={item.name}
            value={quantityOf(request, section, item)}
            {...quantityBounds(item)}
            onNone={() => onToggle(item)}
            onChange={(quantity) => onQuantity(item, quantity)}
          />
        </div>
      ))}
    </>
  );
}
