import { countWishes } from './kitchen-wishes';

/** Counts of one guest's text, as `vegan 2, other 1`. */
const counted = (text: string, name = 'רחל כהן'): string[] =>
  countWishes([{ text, name }]).map(({ kind, count }) => `${kind} ${count}`);

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

describe('numbers are those that were said', () => {
  it.each([
    ['2 צמחונים ו־1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים ו-1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים ו1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים ו 1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים ו–1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים\u200f ו־\u200f1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים ואחד ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['שני צמחונים ואחת ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 צמחונים ועוד 1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['2 מנות צמחוניות ו־1 מנה ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['אנחנו 4, מתוכם 2 צמחונים ו־1 ללא גלוטן', ['vegetarian 2', 'gluten_free 1']],
    ['ללא גלוטן אחד ו־2 צמחונים', ['vegetarian 2', 'gluten_free 1']],
    ['ללא גלוטן 1 וצמחונים 2', ['vegetarian 2', 'gluten_free 1']],
    ['צמחונים: 2, ללא גלוטן: 1', ['vegetarian 2', 'gluten_free 1']],
    ['צמחוני 1 ללא גלוטן 2', ['vegetarian 1', 'gluten_free 2']],
    ['2צמחונים', ['vegetarian 2']],
    ['צמחוני ×2', ['vegetarian 2']],
    ['זוג צמחונים', ['vegetarian 2']],
    ['אחד עשר צמחונים', ['vegetarian 11']],
    ['2 ילדים צמחונים', ['vegetarian 2', 'child 2']],
    ['2 ילדים וצמחוני', ['vegetarian 1', 'child 2']],
    ['ו־1 ללא גלוטן, ו־2 טבעונים', ['vegan 2', 'gluten_free 1']],
    ['2 vegetarians and 1 gluten-free', ['vegetarian 2', 'gluten_free 1']],
    ['2 veg and 1 vegan', ['vegetarian 2', 'vegan 1']],
    ['vegetarian: 2; vegan: 1', ['vegetarian 2', 'vegan 1']],
    ['1 vegetarian & 2 vegans', ['vegetarian 1', 'vegan 2']],
    ['a vegan and a vegetarian', ['vegetarian 1', 'vegan 1']],
    ['a couple of vegans', ['vegan 2']],
    ['two vegan kids', ['vegan 2', 'child 2']],
    ['3 kids, one of them vegan', ['vegan 1', 'child 3']],
    ['two vegetarian meals and one gluten-free meal, please', ['vegetarian 2', 'gluten_free 1']],
    ['twelve vegetarians', ['vegetarian 12']],
    ['vegan x 2', ['vegan 2']],
  ])('%s', (text, expected) => expect(counted(text)).toEqual(expected));
});

describe('a wish in other words', () => {
  it.each([
    ['אלרגיה לדגים', ['allergy 1']],
    ['אלרגיה לאגוזים ולשומשום', ['nut_allergy 1', 'other 1']],
    ['טבעוני שלא אוכל סויה', ['vegan 1', 'other 1']],
    ['בלי חריף', ['other 1']],
    ['בלי חריף, לשבת ליד החלון', ['other 2']],
    ['לא צמחונית', ['other 1']],
    ['not vegan', ['other 1']],
    ['no kids', ['other 1']],
    ['999 צמחונים', ['vegetarian 1', 'other 1']],
  ])('is counted, and its words stay with the hosts: %s', (text, expected) =>
    expect(counted(text)).toEqual(expected),
  );

  it.each(['', ' ', 'אין', 'אין בקשות מיוחדות', 'no', 'none', '...', '050-1234567', 'dana@example.com'])(
    'that asks for nothing is none: %j',
    (text) => expect(counted(text)).toEqual([]),
  );

  it('that is made to be slow is read in linear time', () => expect(counted('@'.repeat(5_000))).toEqual([]));

  it('is none where it is only the name of who wrote it', () => {
    expect(counted('דנה צמחונית ויוסי טבעוני', 'דנה ויוסי לוי')).toEqual(['vegetarian 1', 'vegan 1']);
    expect(counted('דנה', 'דנה לוי')).toEqual([]);
  });
});

it('counts over all guests, and carries nobody’s words', () => {
  const wishes = [
    '2 צמחונים',
    'צמחוני',
    'לשבת ליד שושנה ואבי 052-1234567',
    'טבעונית, בלי  חריף',
    'אלרגיה של שושנה',
  ].map((text) => ({ text, name: 'גיא' }));
  const counts = countWishes(wishes);
  expect(counts).toEqual([
    { kind: 'vegetarian', count: 3 },
    { kind: 'vegan', count: 1 },
    { kind: 'allergy', count: 1 },
    { kind: 'other', count: 2 },
  ]);
  expect(JSON.stringify(counts)).not.toMatch(/\p{Script=Hebrew}/u);
});
