import type { BusinessCategory, MenuItem, PricingUnitRequest } from '@smachot/contracts';
import type { ItemInLanguage, SectionInLanguage } from '@smachot/i18n';
import { quantityBounds } from '@smachot/pricing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FoodMarks } from '../food/food-marks';
import { Icon } from '../icon/icon';
import { saysNothing } from './marked-food';
import { choicesOf, includedOf, quantityOf, type SectionState } from './menu-choice';
import { ChipQuantity, ItemChip, ItemDescription, ItemName, ItemRow, type ItemProps } from './menu-item';
import styles from './menu.module.css';

export type MenuItemsProps = {
  section: SectionInLanguage;
  request: PricingUnitRequest | null;
  state: SectionState;
  category: BusinessCategory | undefined;
  onToggle: (item: MenuItem) => void;
  onQuantity: (item: MenuItem, quantity: number) => void;
};

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
              <ItemName item={item} /> <ItemDescription item={item} className="muted small" />
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
            <ItemName item={item} />
          </b>
          <FoodMarks food={item} />
        </li>
      ))}
    </ul>
  );
}

const listClass = ({ type }: SectionInLanguage) => {
  if (type === 'selectible-item-chips') return styles.chips;
  return type === 'small-section-item' ? styles.smallItems : styles.items;
};

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
  const Item = chips ? ItemChip : ItemRow;
  return (
    <>
      <Included items={includedOf(section)} />
      {items.length === 0 ? null : (
        <ul className={listClass(section)}>
          {items.map((item) => (
            <Item key={item.index} {...propsOf(item)} />
          ))}
        </ul>
      )}
      {chips ? <ChipFood items={items} /> : null}
      {counted.map((item) => (
        <ChipQuantity key={item.index} {...propsOf(item)} />
      ))}
    </>
  );
}
