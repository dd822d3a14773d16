import { periodOf, readSearch } from './search-words';

it.each([
  ['052-123-4567', '+972521234567%'],
  ['+972 52 123 4567', '+972521234567%'],
  ['00972521234567', '+972521234567%'],
  ['0521', '+972521%'],
  ['97252', '+97252%'],
  ['9720521', '+972521%'],
  ['+1 415', '+1415%'],
])('reads %s as the beginning of a phone', (typed, pattern) =>
  expect(readSearch(typed)?.phone).toBe(pattern),
);

it.each(['דנה', '12', 'dana@example.com', '05x'])('takes %s for no phone', (typed) =>
  expect(readSearch(typed)?.phone).toBeUndefined(),
);

it('searches an address in lower case', () =>
  expect(readSearch(' Dana@Example.com ')).toMatchObject({
    email: 'dana@example.com%',
    text: 'dana@example.com%',
  }));

it('takes the signs of a pattern for letters', () =>
  expect(readSearch('50%_\\')).toMatchObject({ text: '50\\%\\_\\\\%', exact: '50%_\\' }));

it.each([undefined, '', '   ', '\u200f'])('does not search for %j', (typed) =>
  expect(readSearch(typed)).toBeUndefined(),
);

it('ends a period after its last day in Israel', () =>
  expect(periodOf({ since: '2026-11-01', until: '2026-11-30' })).toEqual({
    from: new Date('2026-10-31T22:00:00Z'),
    till: new Date('2026-11-30T22:00:00Z'),
  }));
