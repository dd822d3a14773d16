import { isUnclear, itemValuesOf, pastedMenu } from './pasted-items';

const item = (name: string, sum = '', each = false) => ({ name, sum, each });

it('reads a pasted list, one dish a line, with what each adds to the price', () => {
  const text = `
    • חומוס גרגירים
    2. דניס צלוי בעשבים – 12 ₪ לאורח
    - דוכן שווארמה - 2,400
    אסאדו 12 שעות
    Sushi bar\t1800
    סלט ירקות 5 ₪
    מעדן לסועד: 7.50 ש״ח לסועד
  `;
  const items = [
    item('חומוס גרגירים'),
    item('דניס צלוי בעשבים', '12', true),
    item('דוכן שווארמה', '2400'),
    item('אסאדו 12 שעות'),
    item('Sushi bar', '1800'),
    item('סלט ירקות', '5'),
    item('מעדן לסועד', '7.50', true),
  ];
  expect(pastedMenu(text)).toEqual([{ name: '', items }]);
});

const salads = { name: 'סלטים', items: [item('חומוס'), item('טחינה ביתית', '4')] };
const mains = { name: 'מנות עיקריות', items: [item('אסאדו'), item('דניס', '12', true)] };
it.each([
  ['marked by colons', 'סלטים:\nחומוס\nטחינה ביתית – 4\nמנות עיקריות :\nאסאדו\nדניס 12 ₪ לאורח'],
  ['between empty lines', 'סלטים\nחומוס\nטחינה ביתית – 4\n\n \nמנות עיקריות\nאסאדו\nדניס 12 ₪ לאורח\n'],
  [
    'bold in a chat',
    '*סלטים*\r\nחומוס\r\nטחינה ביתית – 4\r\n\r\n*מנות עיקריות*:\r\nאסאדו\r\nדניס 12 ₪ לאורח',
  ],
  ['over bullets', 'סלטים\n* חומוס\n* טחינה ביתית – 4\n\nמנות עיקריות\n* אסאדו\n* דניס 12 ₪ לאורח'],
  ['as in notes', '## סלטים\n1. חומוס\n2. טחינה ביתית – 4\n# מנות עיקריות\n1. אסאדו\n2. דניס 12 ₪ לאורח'],
])('reads the sections of a menu whose headings are %s', (_, text) => {
  expect(pastedMenu(text)).toEqual([salads, mains]);
});

it('keeps dishes that stand under no heading where they are', () => {
  expect(pastedMenu('לחם\nזיתים\nסלטים:\nחומוס\n\n- טחינה')).toEqual([
    { name: '', items: [item('לחם'), item('זיתים')] },
    { name: 'סלטים', items: [item('חומוס'), item('טחינה')] },
  ]);
});

it('gives nothing for nothing', () => expect(pastedMenu(' \n\n')).toEqual([]));

it('is in doubt about a price of which nothing says what it is for', () => {
  expect([item('א', '5'), item('א', '5', true), item('א')].map(isUnclear)).toEqual([true, false, false]);
  const once = { name: 'א', additionalPrice: '5', pricePerParticipant: '' };
  const each = { name: 'א', additionalPrice: '', pricePerParticipant: '5' };
  expect(itemValuesOf(item('א', '5'), false)).toEqual(once);
  expect(itemValuesOf(item('א', '5'), true)).toEqual(each);
  expect(itemValuesOf(item('א', '5', true), false)).toEqual(each);
});
