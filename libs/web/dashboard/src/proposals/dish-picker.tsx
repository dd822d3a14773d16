import { isUnitShown, type PricingUnit, type ProposalDish } from '@smachot/contracts';
import { dishAt, type DishPlace } from '@smachot/pricing';
import { Button, CheckField, Dialog, FoodMarks, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';

type Menu = Extract<PricingUnit, { type: 'compound' }>;

/** The menus on sale, whose dishes a proposal may take. */
export const useMenus = (): Menu[] =>
  useOwnStore().pricingUnits.flatMap((unit) =>
    unit.type === 'compound' && unit.revision && isUnitShown(unit.visibility) ? [unit] : [],
  );

const isAt = (one: DishPlace) => (other: DishPlace) =>
  one.sectionIndex === other.sectionIndex && one.itemIndex === other.itemIndex;

type DishesProps = { menu: Menu; chosen: DishPlace[]; onChoose: (chosen: DishPlace[]) => void };

/** The dishes of a menu, section by section. */
function Dishes({ menu, chosen, onChoose }: DishesProps) {
  return menu.sections.map((section) => (
    <fieldset key={section.index} className="ui-flow">
      <legend>
        <bdi>{section.name}</bdi>
      </legend>
      {section.items.map((item) => {
        const place = { sectionIndex: section.index, itemIndex: item.index };
        const others = chosen.filter((one) => !isAt(place)(one));
        return (
          <CheckField
            key={item.index}
            label={<bdi>{item.name}</bdi>}
            hint={<FoodMarks food={item} />}
            checked={chosen.some(isAt(place))}
            onChange={({ target }) => onChoose(target.checked ? [...others, place] : others)}
          />
        );
      })}
    </fieldset>
  ));
}

const dishesOf = (
  { sections, name, pricingUnitId, revision = 0 }: Menu,
  chosen: DishPlace[],
): ProposalDish[] =>
  chosen.flatMap((place) => {
    const dish = dishAt(sections, place);
    return dish ? [{ pricingUnitId, revision, ...place, menu: name, ...dish }] : [];
  });

type Props = { menus: Menu[]; onTake: (dishes: ProposalDish[]) => void; onClose: () => void };

/** Picks dishes of one of the store's menus, in the order in which they were ticked. */
export function DishPicker({ menus, onTake, onClose }: Props) {
  const { t } = useTranslation('dashboard');
  const [unitId, setUnitId] = useState(menus[0]?.pricingUnitId);
  const [chosen, choose] = useState<DishPlace[]>([]);
  const menu = menus.find(({ pricingUnitId }) => pricingUnitId === unitId);
  if (!menu) return null;
  return (
    <Dialog
      open
      wide
      title={t('proposals.dishes.title')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={chosen.length === 0} onClick={() => onTake(dishesOf(menu, chosen))}>
            {t('proposals.dishes.take')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('proposals.dishes.leave')}
          </Button>
        </>
      }
    >
      <div className="ui-flow">
        {menus.length > 1 ? (
          <SelectField
            label={t('proposals.dishes.menu')}
            options={menus.map(({ pricingUnitId, name }) => ({ value: pricingUnitId, label: name }))}
            value={unitId}
            onChange={({ target }) => {
              setUnitId(target.value);
              choose([]);
            }}
          />
        ) : null}
        <Dishes menu={menu} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  );
}
