import { isComplaint, isTooMuch } from './complaints';

it.each([
  'הסר',
  'לא מכיר',
  'אני לא מכירה אתכם',
  'מי זה?',
  'מספר שגוי',
  'SPAM!',
  'I don’t know this host',
  'wrong number',
  'I dont know you',
  'we don’t know the host',
  'Wrong number!!',
  'מי אתם? לא מכיר, ספאם',
  'Sorry, wrong number',
])('"%s" counts against the host', (text) => expect(isComplaint(text)).toBe(true));
it.each([
  ...['כן', 'לא', 'לא מגיעים', 'מי זה מגיע איתנו', 'לא יודעים עוד', 'we know you', ''],
  ...['לא מכירה את האולם אבל נגיע', 'רשמתם מספר לא נכון, אנחנו 5', 'נכנס לי לספאם, כן נגיע 4'],
  ...['לא יודע מי מהמשפחה יגיע', 'לא מכיר אתכם, נגיע 4', "I don't know who is coming with me yet"],
  ...['Не знаю', 'Пока не знаю кто придёт со мной'],
])('"%s" does not', (text) => expect(isComplaint(text)).toBe(false));
it.each([
  [4, 4, false],
  [5, 5, true],
  [5, 240, true],
  [5, 250, false],
  [6, 250, true],
])('%i complaints of %i people: %s', (complained, written, expected) =>
  expect(isTooMuch(complained, written)).toBe(expected),
);
