import { countWishes } from './kitchen-wishes';

/** `vegan 2, other 1: …` for what one guest wrote. */
const counted = (text: string, name = 'רחל כהן'): string[] =>
  countWishes([{ text, name }]).map((wish) =>
    [wish.kind, wish.count, ...(wish.text ? [wish.text] : [])].join(' '),
  );

describe('a wish that is known by name', () => {
  it.each([
    ['צמחוני', ['vegetarian 1']],
    ['צמחונית', ['vegetarian 1']],
    ['טבעוני אחד', ['vegan 1']],
    ['2 צמחונים', ['vegetarian 2']],
    ['צמחונים 2', ['vegetarian 2']],
    ['שני טבעונים', ['vegan 2']],
    ['2 מנות טבעוניות', ['vegan 2']],
    ['שתי מנות צמחוניות, אחת טבעונית', ['vegetarian 2', 'vegan 1']],
    ['2 צמחונים ו-1 טבעוני', ['vegetarian 2', 'vegan 1']],
    ['צמחוני אחד 2 טבעונים', ['vegetarian 1', 'vegan 2']],
    ['צמחוני אחד וטבעונית אחת', ['vegetarian 1', 'vegan 1']],
    ['צמחונית וטבעוני', ['vegetarian 1', 'vegan 1']],
    ['יש לנו 3 צמחונים בבקשה', ['vegetarian 3']],
    ['ללא גלוטן', ['gluten_free 1']],
    ['בלי גלוטן', ['gluten_free 1']],
    ['2 מנות ללא גלוטן', ['gluten_free 2']],
    ['צליאק', ['gluten_free 1']],
    ['רגיש לגלוטן', ['gluten_free 1']],
    ['אלרגיה לגלוטן', ['gluten_free 1']],
    ['ללא לקטוז', ['lactose_free 1']],
    ['רגישה ללקטוז', ['lactose_free 1']],
    ['אלרגיה לבוטנים', ['nut_allergy 1']],
    ['אלרגי לאגוזים ובוטנים', ['nut_allergy 1']],
    ['אני אלרגית לאגוזים', ['nut_allergy 1']],
    ['בלי אגוזים', ['nut_allergy 1']],
    ['סוכרתי', ['diabetic 1']],
    ['2 סכרתיים', ['diabetic 2']],
    ['גלאט', ['kosher_strict 1']],
    ['כשר למהדרין', ['kosher_strict 1']],
    ['מנת בד"ץ', ['kosher_strict 1']],
    ['כיסא גלגלים', ['wheelchair 1']],
    ['3 מנות ילדים', ['child 3']],
    ['ילד אחד', ['child 1']],
    ['vegan', ['vegan 1']],
    ['2 vegetarians', ['vegetarian 2']],
    ['Two vegans and one vegetarian', ['vegetarian 1', 'vegan 2']],
    ['Gluten-free please', ['gluten_free 1']],
    ['gluten free x2', ['gluten_free 2']],
    ['dairy free', ['lactose_free 1']],
    ['nut allergy', ['nut_allergy 1']],
    ['allergic to peanuts', ['nut_allergy 1']],
    ['Glatt kosher meal', ['kosher_strict 1']],
    ['wheelchair', ['wheelchair 1']],
    ['2 kids', ['child 2']],
  ])('%s', (text, expected) => expect(counted(text)).toEqual(expected));
});

describe('a wish in other words', () => {
  it.each([
    // what it is about matters to a kitchen
    ['אלרגיה לדגים', ['allergy 1', 'other 1 אלרגיה לדגים']],
    ['אלרגיה לאגוזים ולשומשום', ['nut_allergy 1', 'other 1 אלרגיה לאגוזים ולשומשום']],
    ['טבעוני שלא אוכל סויה', ['vegan 1', 'other 1 טבעוני שלא אוכל סויה']],
    ['בלי חריף', ['other 1 בלי חריף']],
    ['לשבת ליד החלון', ['other 1 לשבת ליד החלון']],
    ['לא צמחונית', ['other 1 לא צמחונית']],
    ['not vegan', ['other 1 not vegan']],
    ['no kids', ['other 1 no kids']],
    ['עגבניות ומלפפונים', ['other 1 עגבניות ומלפפונים']],
  ])('%s', (text, expected) => expect(counted(text)).toEqual(expected));

  it.each(['', ' ', 'אין', 'אין בקשות מיוחדות', 'no', 'none', '...', '050-1234567'])(
    'that asks for nothing: %j',
    (text) => expect(counted(text)).toEqual([]),
  );

  it.each([
    ['בלי חריף, להתקשר ל-050-123-4567', ['other 1 בלי חריף', 'other 1 להתקשר ל']],
    ['שולחן ליד אבא +972 52 123 4567', ['other 1 שולחן ליד אבא']],
    ['לכתוב ל dana@example.com', ['other 1 לכתוב ל']],
    ['(03) 555.1234 בלי חריף', ['other 1 בלי חריף']],
  ])('carries no phone and no address: %s', (text, expected) => expect(counted(text)).toEqual(expected));

  it('carries not the name of who wrote it', () => {
    expect(counted('דנה צמחונית ויוסי טבעוני', 'דנה ויוסי לוי')).toEqual(['vegetarian 1', 'vegan 1']);
    expect(counted('דנה, בלי חריף', 'דנה לוי')).toEqual(['other 1 בלי חריף']);
  });
});

it('counts over all guests, the same words together, what is asked for most first', () => {
  const wishes = ['2 צמחונים', 'צמחוני', 'בלי חריף', 'טבעונית, בלי  חריף', 'ליד הרחבה', 'בלי חריף!'].map(
    (text) => ({ text, name: 'גיא' }),
  );
  expect(countWishes(wishes)).toEqual([
    { kind: 'vegetarian', text: null, count: 3 },
    { kind: 'vegan', text: null, count: 1 },
    { kind: 'other', text: 'בלי חריף', count: 3 },
    { kind: 'other', text: 'ליד הרחבה', count: 1 },
  ]);
});

it('does not believe a joker', () =>
  expect(counted('999 צמחונים')).toEqual(['vegetarian 1', 'other 1 999 צמחונים']));
