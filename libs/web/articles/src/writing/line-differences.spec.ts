import * as fc from 'fast-check';
import { lineDifferences } from './line-differences';

const lines = fc.array(fc.constantFrom('א', 'ב', 'ג', ''), { maxLength: 12 }).map((all) => all.join('\n'));

it('shows what was added and what was removed', () => {
  expect(lineDifferences('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([
    { kind: 'same', line: 'one' },
    { kind: 'removed', line: 'two' },
    { kind: 'added', line: '2' },
    { kind: 'same', line: 'three' },
    { kind: 'added', line: 'four' },
  ]);
});

it('holds both texts, whatever they are', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = lineDifferences(before, after);
      const without = (kind: string) =>
        found.flatMap((one) => (one.kind === kind ? [] : [one.line])).join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
    { numRuns: process.env['TEST_ALL'] ? 2_000 : 100 },
  );
});
