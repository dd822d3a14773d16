import { cursorId, isId, newId } from './ids';

it.each([
  [newId(), true],
  ['0190A0A0-0000-7000-8000-00000000E001', true],
  ['-'.repeat(36), false],
  [`${newId()}0`, false],
  [` ${newId()}`, false],
  ['', false],
  ["'; drop table", false],
])('%p is an id: %p', (text, expected) => {
  expect(isId(text)).toBe(expected);
  expect(cursorId(text)).toBe(expected ? text : null);
});

it('a list without a cursor begins at the start', () =>
  expect([cursorId(undefined), cursorId(null)]).toEqual([null, null]));
