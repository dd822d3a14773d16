import { plural } from './index';

const guests = (count: number) => ({
  he: plural('he', count, { one: 'אורח אחד', two: 'שני אורחים', other: `${count} אורחים` }),
  en: plural('en', count, { one: '1 guest', other: `${count} guests` }),
  ru: plural('ru', count, { one: `${count} гость`, few: `${count} гостя`, many: `${count} гостей` }),
  ar: plural('ar', count, {
    zero: 'بلا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: `${count} ضيوف`,
    many: `${count} ضيفًا`,
    other: `${count} ضيف`,
  }),
});

it('counts in the forms of each language', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => guests(count).ar)).toEqual([
    ...['بلا ضيوف', 'ضيف واحد', 'ضيفان', '3 ضيوف', '11 ضيفًا', '100 ضيف'],
  ]);
  expect([1, 2, 5, 11, 21].map((count) => guests(count).ru)).toEqual([
    ...['1 гость', '2 гостя', '5 гостей', '11 гостей', '21 гость'],
  ]);
  expect([1, 2, 3].map((count) => guests(count).he)).toEqual(['אורח אחד', 'שני אורחים', '3 אורחים']);
  expect([1, 2].map((count) => guests(count).en)).toEqual(['1 guest', '2 guests']);
});
it('has a form for every whole number', () => {
  for (let count = 0; count < 300; count += 1)
    for (const text of Object.values(guests(count))) expect(text).toBeTruthy();
});
