import { readPricingUnit, readStore, storeDays } from '@smachot/contracts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aMenu, aStore, MENU_ID } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

const english = {
  language: 'en',
  name: 'Wedding menu',
  translations: { he: { name: 'תפריט חתונה', summary: '', description: '', tags: ['חתונה'] } },
  tags: ['Wedding'],
  description: 'All made on the day',
  sections: [
    {
      name: 'Mains',
      translations: { he: { name: 'עיקריות' } },
      index: 0,
      type: 'selectible-items',
      items: [
        { name: 'Bream', index: 0, foodKind: 'pareve', allergens: ['fish', 'sesame'] },
        {
          name: 'Stuffed vegetables',
          translations: { he: { name: 'ירקות ממולאים', description: '' } },
          index: 1,
          isVegan: true,
          allergens: [],
        },
        { name: 'Surprise', index: 2 },
      ],
    },
  ],
};
const show = (store: object = {}) =>
  renderStores(`/partner/savta/${MENU_ID}`, [
    { call: readPricingUnit, answer: aMenu(english) },
    { call: readStore, answer: aStore(store) },
    { call: storeDays, answer: { days: [] } },
  ]);

describe('a menu typed in English, read in Hebrew', () => {
  it('is in Hebrew as far as it was translated, says what is not, and marks each text with its language', async () => {
    await show();
    expect((await screen.findByRole('heading', { name: 'עיקריות' })).querySelector('[lang=he]')).toBeTruthy();
    expect(screen.getByText('חלק מהטקסט מוצג באנגלית')).toBeTruthy();
    expect(screen.getByText('ירקות ממולאים').lang).toBe('he');
    const bream = screen.getByText('Bream');
    expect([bream.lang, bream.dir]).toEqual(['en', 'ltr']);
    const description = screen.getByText('All made on the day');
    expect([description.lang, description.dir]).toEqual(['en', 'ltr']);
    expect(screen.getByText('חתונה')).toBeTruthy();
  });

  it('says what is in each dish, and shows which have what is looked for', async () => {
    await show();
    const dish = async (name: string) => (await screen.findByText(name)).closest('li')!;
    expect(within(await dish('Bream')).getByText('מכיל: דגים, שומשום')).toBeTruthy();
    expect(within(await dish('ירקות ממולאים')).getByText('ללא אלרגנים נפוצים')).toBeTruthy();
    const legend = screen.getByRole('heading', { name: 'מה יש במנות' }).closest('section')!;
    fireEvent.click(within(legend).getByRole('button', { name: /שומשום/ }));
    expect(within(legend).getByText('שומשום: מנה אחת מסומנת')).toBeTruthy();
    expect((await dish('Bream')).dataset['food']).toBe('has');
    expect((await dish('ירקות ממולאים')).dataset['food']).toBe('without');
    // the business has not stated it, which must not be shown as "without"
    expect((await dish('Surprise')).dataset['food']).toBe('unknown');
  });
});

it('says who certifies the kitchen, that nobody checked it, and the house rules', async () => {
  await show({
    kashrut: { certificate: 'badatz', badatz: 'landa', until: '2090-01-01', checked: false },
    policies: 'No confetti',
    language: 'en',
  });
  const kashrut = (await screen.findByRole('heading', { name: 'כשרות' })).closest('section')!;
  expect(kashrut.textContent).toContain('כשר בד״ץ הרב לנדא');
  expect(kashrut.textContent).toContain('לא בדקנו את התעודה');
  expect(screen.getByText('No confetti').dir).toBe('ltr');
});

it('says that a certificate has lapsed', async () => {
  await show({ kashrut: { certificate: 'mehadrin', badatz: null, until: '2020-01-01', checked: true } });
  const kashrut = (await screen.findByRole('heading', { name: 'כשרות' })).closest('section')!;
  expect(kashrut.textContent).toContain('התוקף פג');
});
