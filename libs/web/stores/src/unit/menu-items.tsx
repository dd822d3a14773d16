import type { BusinessCategory, MenuItem, MenuSection, PricingUnitRequest } from '@smachot/contracts';
import { quantityBounds } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Art, Icon } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf, includedOf, isOneOf, quantityOf, type SectionState } from './configurator';
import { Stepper } from './stepper';

export type ItemsProps = {
  section: MenuSection;
  request: PricingUnitRequest | null;
  state: SectionState;
  category: BusinessCategory | undefined;
  onToggle: (item: MenuItem) => void;
  onQuantity: (item: MenuItem, quantity: number) => void;
};

/** What it adds to the price, in words. */
function ItemPrice({ item }: { item: MenuItem }) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { additionalPrice, pricePerParticipant, isIncluded, isMultipleSelection } = item;
  if (isIncluded || (additionalPrice === 0 && pricePerParticipant === 0))
    return <span className="un-ip un-inc">{t('menu.included')}</span>;
  const parts = [
    additionalPrice > 0 &&
      t(isMultipleSelection ? 'menu.addEach' : 'menu.add', { sum: format.shekels(additionalPrice) }),
    pricePerParticipant > 0 && t('menu.addPerGuest', { sum: format.shekels(pricePerParticipant) }),
  ].filter(Boolean);
  return <span className="un-ip">{parts.join(' · ')}</span>;
}

function Dish({ item, category = 'catering' }: { item: MenuItem; category: BusinessCategory | undefined }) {
  return (
    <span className="un-dish" aria-hidden>
      {item.image ? <img src={item.image} alt="" loading="lazy" /> : <Art name={`category-${category}`} />}
    </span>
  );
}

type ItemProps = Omit<ItemsProps, 'onToggle' | 'onQuantity'> & {
  item: MenuItem;
  name: string;
  pictured: boolean;
  onToggle: () => void;
  onQuantity: (quantity: number) => void;
};

/** A row: picture, words, what it adds, and its mark. The whole row is the target. */
function ItemRow(props: ItemProps) {
  const { section, item, request, state, name, pictured, category, onToggle, onQuantity } = props;
  const { t } = useTranslation('stores');
  const quantity = quantityOf(request, section, item);
  const on = quantity > 0;
  const { min, max } = quantityBounds(item);
  const one = isOneOf(section);
  const closed = !on && state.full && state.max !== 1;
  return (
    <li className="un-it" data-on={on || undefined} data-closed={closed || undefined}>
      <label>
        {pictured ? <Dish item={item} category={category} /> : null}
        <span className="grow">
          <b>
            <bdi>{item.name}</bdi>
          </b>
          {item.description ? <span className="un-words muted small">{item.description}</span> : null}
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
            // radio buttons do not tell of a second press
            if (one && on) onToggle();
          }}
        />
      </label>
      {on && max > 1 ? (
        <div className="un-qty">
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
  const { additionalPrice, pricePerParticipant } = item;
  return (
    <li>
      <button
        type="button"
        className="chip"
        aria-pressed={on}
        disabled={closed}
        title={item.description || undefined}
        onClick={onToggle}
      >
        {on ? <Icon name="check" size={16} /> : null}
        <bdi>{item.name}</bdi>
        {additionalPrice > 0 || pricePerParticipant > 0 ? <ItemPrice item={item} /> : null}
      </button>
    </li>
  );
}

/** What is there anyway. */
function Included({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('stores');
  if (items.length === 0) return null;
  return (
    <div className="un-included">
      <p className="small muted">{t('menu.always')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.index}>
            <Icon name="check" size={16} />
            <span>
              <bdi>{item.name}</bdi>
              {item.description ? <span className="muted small"> {item.description}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The items of a section, drawn as its type asks: rows with pictures, chips, or short lines. */
export function MenuItems({ onToggle, onQuantity, ...rest }: ItemsProps) {
  const { section, request } = rest;
  const name = useId();
  const items = choicesOf(section);
  const chips = section.type === 'selectible-item-chips';
  const pictured = section.type === 'selectible-items' && items.some(({ image }) => image);
  const propsOf = (item: MenuItem): ItemProps => ({
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
        <ul className={chips ? 'un-chips' : section.type === 'small-section-item' ? 'un-small' : 'un-items'}>
          {items.map((item) =>
            chips ? (
              <ItemChip key={item.index} {...propsOf(item)} />
            ) : (
              <ItemRow key={item.index} {...propsOf(item)} />
            ),
          )}
        </ul>
      )}
      {counted.map((item) => (
        <div className="un-qty" key={item.index}>
          <bdi className="grow">{item.name}</bdi>
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
