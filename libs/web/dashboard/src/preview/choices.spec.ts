import { emptyItem, emptySection, emptyUnit, type UnitValues } from '../units/unit-values';
import { editUnit } from '../units/unit-edits';
import { chosenMore, defaultChoices, requestOf } from './choices';

const menu: UnitValues = {
  ...emptyUnit(),
  kind: 'compound',
  sections: [
    {
      ...emptySection('s'),
      name: 'עיקריות',
      minSelection: '1',
      items: [
        { ...emptyItem('bread'), name: 'לחם', isIncluded: true },
        { ...emptyItem('fish'), name: 'דג', isDefault: true },
        {
          ...emptyItem('stand'),
          name: 'דוכן',
          isMultipleSelection: true,
          isMultipleSelectionLimited: true,
          minSelection: '2',
          maxSelection: '3',
        },
      ],
    },
  ],
};

it('opens with the defaults of the partner', () => expect(defaultChoices(menu)).toEqual({ fish: 1 }));

it('takes no less and no more than the limits, and puts back below the least', () => {
  const two = chosenMore(menu, {}, 'stand', 1);
  expect(two).toEqual({ stand: 2 });
  const three = chosenMore(menu, two, 'stand', 1);
  expect(chosenMore(menu, three, 'stand', 1)).toEqual({ stand: 3 });
  expect(chosenMore(menu, two, 'stand', -1)).toEqual({});
  expect(chosenMore(menu, three, 'stand', 0)).toEqual({});
  expect(chosenMore(menu, { fish: 1 }, 'fish', -1)).toEqual({});
});

it('keeps what was chosen when the menu is put in another order', () => {
  const turned = editUnit(menu, { do: 'move-item', section: 's', from: 1, to: 0 });
  const asked = requestOf(menu, { fish: 1 });
  expect(asked.sections).toMatchObject([{ items: [{ quantity: 1 }] }]);
  expect(requestOf(turned, { fish: 1 })).toEqual(asked);
});
