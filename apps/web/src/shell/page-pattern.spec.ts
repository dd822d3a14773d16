import { webPaths } from '@smachot/contracts';
import { matchRoutes } from 'react-router';
import { pagePattern } from './page-pattern';

const VALUES = [
  '01920000-0000-7000-8000-000000000001',
  '0531234567',
  'דנה לוי',
  'dana@example.com',
  '100%',
  'a token',
];
const matched = (pattern: string, pathname: string) =>
  pagePattern(matchRoutes([{ path: pattern }], pathname)!.at(-1)!);

it.each(webPaths)('%s is measured without what stands in its parameters', (pattern) => {
  for (const value of VALUES) {
    const pathname = pattern.replace(/:\w+|\*/g, (name) => encodeURIComponent(value + name));
    expect(matched(pattern, pathname)).toBe(pattern);
  }
});

it('whatever was typed of an unknown path stays here', () => {
  for (const typed of ['/dana/levi', '/0531234567', '/%D7%93%D7%A0%D7%94/x/y', '//x'])
    expect([typed, matched('*', typed)]).toEqual([typed, '/*']);
  expect(matched('/dashboard/:storeUsername/reviews/*', '/dashboard/julie/reviews/of/dana')).toBe(
    '/dashboard/:storeUsername/reviews/*',
  );
});
