import { contentText, menuNameIn, sectionsIn, unitWordsIn } from './content';

const salad = {
  name: 'טבולה',
  description: 'בורגול ופטרוזיליה',
  translations: { en: { name: 'Tabbouleh', description: '' } },
};

describe('a text of a business', () => {
  it('is in the language that was asked for, where somebody wrote it', () => {
    expect(contentText(salad, 'name', 'en')).toEqual({ text: 'Tabbouleh', language: 'en' });
    expect(contentText(salad, 'name', 'he')).toEqual({ text: 'טבולה', language: 'he' });
  });

  it('falls back to the language it was typed in and says which one', () => {
    expect(contentText(salad, 'description', 'en')).toEqual({ text: 'בורגול ופטרוזיליה', language: 'he' });
    expect(contentText({ name: 'Tabbouleh' }, 'name', 'he', 'en')).toEqual({
      text: 'Tabbouleh',
      language: 'en',
    });
  });

  it('is never a translation into the language it was typed in', () => {
    const typedTwice = { name: 'Tabbouleh', translations: { en: { name: 'stale' } } };
    expect(contentText(typedTwice, 'name', 'en', 'en').text).toBe('Tabbouleh');
  });
});

it('puts a menu into the reader’s language and leaves indexes and prices alone', () => {
  const item = {
    ...salad,
    index: 7,
    additionalPrice: 0,
    pricePerParticipant: 3,
    isDefault: false,
    isIncluded: false,
    isMultipleSelection: false,
    isMultipleSelectionLimited: false,
    minSelection: null,
    maxSelection: null,
    image: null,
    quantity: 0,
    selected: false,
  };
  const section = { name: 'סלטים', index: 2, type: 'selectible-items' as const, items: [item] };
  const [shown] = sectionsIn([{ ...section, minSelection: 1, maxSelection: null }], 'en');
  expect(shown).toMatchObject({ name: 'סלטים', shownIn: 'he', index: 2 });
  expect(shown?.items[0]).toMatchObject({
    name: 'Tabbouleh',
    index: 7,
    pricePerParticipant: 3,
    shownIn: { name: 'en', description: 'he' },
  });
});

it('translates tags as a whole', () => {
  const unit = { name: 'תפריט', summary: 'א', description: 'ב', tags: ['חתונה'] };
  const english = { name: 'Menu', summary: '', description: '', tags: ['Wedding'] };
  expect(unitWordsIn({ ...unit, translations: { en: english } }, 'en')).toEqual({
    name: { text: 'Menu', language: 'en' },
    summary: { text: 'א', language: 'he' },
    description: { text: 'ב', language: 'he' },
    tags: { texts: ['Wedding'], language: 'en' },
  });
  expect(unitWordsIn({ ...unit, translations: {} }, 'en').tags).toEqual({
    texts: ['חתונה'],
    language: 'he',
  });
});

it('names what an order is for in the wanted language, or as it was typed', () => {
  const order = { menuName: 'תפריט הבית', menuNames: { en: 'House menu', ru: '' } };
  expect((['en', 'he', 'ru'] as const).map((language) => menuNameIn(order, language))).toEqual([
    'House menu',
    'תפריט הבית',
    'תפריט הבית',
  ]);
});
