import { nameKey, searchKey, tidy } from '@smachot/kernel';
import fc from 'fast-check';
import { nameKeyOf, remember, tidyCell, titleKey } from './plain-text';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'אבםןץ״׳"\'- .,&+aBZ09()\u200f\u05b0\u05be\u00a0\t_éאё') }),
  fc.string(),
);

it('the short way and the long way end at the same place', () =>
  fc.assert(
    fc.property(text, (raw) => tidyCell(raw) === tidy(raw) && nameKeyOf(raw) === nameKey(raw)),
    { numRuns: 5_000 },
  ));

const longTitleKey = (title: string): string =>
  searchKey(
    tidy(title.slice(0, 200))
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/["״”“'׳’]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

it('so do the two ways to the key of a title', () =>
  fc.assert(
    fc.property(text, (raw) => titleKey(raw) === longTitleKey(raw)),
    { numRuns: 5_000 },
  ));

it('remembers answers, null and undefined among them', () => {
  let asked = 0;
  const read = remember((word) => {
    asked++;
    return word === 'x' ? null : undefined;
  });
  expect([read('x'), read('x'), read('y'), read('y')]).toEqual([null, null, undefined, undefined]);
  expect(asked).toBe(2);
});
