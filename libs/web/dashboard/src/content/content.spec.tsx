import type { Food } from '@smachot/contracts';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import '../texts';
import { aMenu } from '../testing/a-store';
import { emptyItem, emptySection, emptyUnit, unitValues, type UnitValues } from '../units/unit-values';
import { unitForm } from '../units/unit-wire';
import { FoodFields } from './food-fields';
import { relabelled } from './relabelled';
import { SecondText } from './second-text';

const salad = {
  ...emptyItem('salad'),
  name: 'טבולה',
  foodKind: 'pareve',
  isVegan: true,
  allergens: [],
  translations: { en: { name: 'Tabbouleh', description: '' } },
} as const;
const values = (): UnitValues => ({
  ...emptyUnit(),
  kind: 'compound',
  name: 'תפריט',
  summary: 'א',
  description: 'ב',
  tags: ['חתונה'],
  translations: { en: { name: 'Menu', summary: '', description: '', tags: ['Wedding'] } },
  sections: [
    {
      ...emptySection('salads'),
      name: 'סלטים',
      translations: { en: { name: 'Salads' } },
      items: [{ ...salad, allergens: [] }],
    },
  ],
});

describe('what a unit says in two languages, and what is in its dishes', () => {
  it('goes through the editor and back unchanged', () => {
    const form = unitForm(values());
    expect(form).toMatchObject({
      language: 'he',
      translations: { en: { name: 'Menu', tags: ['Wedding'] } },
      sections: [
        {
          translations: { en: { name: 'Salads' } },
          items: [
            {
              translations: { en: { name: 'Tabbouleh' } },
              ...{ foodKind: 'pareve', isVegan: true, allergens: [] },
            },
          ],
        },
      ],
    });
    // The server's values go into the editor and come back unchanged.
    expect(unitForm(unitValues(aMenu({ ...form } as never)))).toEqual(form);
  });

  it('keeps every word when its language was named wrongly', () => {
    const english = { ...values(), ...relabelled(values(), 'en') };
    expect(english.language).toBe('en');
    expect(english.translations).toEqual({ he: values().translations.en });
    expect(english.sections[0]?.translations).toEqual({ he: { name: 'Salads' } });
    expect(english.sections[0]?.items[0]?.translations).toEqual({
      he: { name: 'Tabbouleh', description: '' },
    });
    expect({ ...english, ...relabelled(english, 'he') }).toEqual(values());
  });
});

function Fields({ onSay }: { onSay: (food: Food) => void }) {
  const [food, setFood] = useState<Food>({});
  const change = (more: Food) => {
    setFood({ ...food, ...more });
    onSay({ ...food, ...more });
  };
  return <FoodFields food={food} onChange={change} />;
}

it('tells allergens, none of them, and nothing said apart', async () => {
  await startTexts('dashboard');
  const onSay = jest.fn<void, [Food]>();
  render(<TestScreens routes={[{ path: '/', element: <Fields onSay={onSay} /> }]} />);
  const said = () => onSay.mock.lastCall![0].allergens;
  fireEvent.click(await screen.findByRole('button', { name: 'חלב' }));
  fireEvent.click(screen.getByRole('button', { name: 'ביצים' }));
  expect(said()).toEqual(['milk', 'eggs']);
  fireEvent.click(screen.getByRole('button', { name: 'חלב' }));
  fireEvent.click(screen.getByRole('button', { name: 'ביצים' }));
  expect(said()).toBeNull();
  const none = screen.getByRole('checkbox', { name: /אין בה אף אחד/ });
  fireEvent.click(none);
  expect(said()).toEqual([]);
  fireEvent.click(none);
  expect(said()).toBeNull();
});

it('asks for the second language only when it is wanted, and writes it from its own side', async () => {
  await startTexts('dashboard');
  const onChange = jest.fn();
  const element = <SecondText label="שם" typedIn="he" value="" maxLength={120} onChange={onChange} />;
  render(<TestScreens routes={[{ path: '/second', element }]} at="/second" />);
  fireEvent.click(await screen.findByRole('button', { name: 'שם: להוסיף אנגלית' }));
  const field = screen.getByLabelText('שם באנגלית');
  expect(field.closest('[lang]')).toMatchObject({ lang: 'en', dir: 'ltr' });
  fireEvent.change(field, { target: { value: 'Name' } });
  expect(onChange).toHaveBeenCalledWith('Name');
});
