import fc from 'fast-check';
import { safeNext } from './next';

it.each(['/me', '/me/rsvps/1?status=attending#top', '/'])('follows %s', (path) =>
  expect(safeNext(path)).toBe(path),
);
it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  'me',
  '/\t/evil.example',
  '/%09//x'.replace('%09', '\t'),
])('does not follow %j', (path) => expect(safeNext(path)).toBeNull());
const host = fc.string({ unit: fc.constantFrom(...'ab9-.@:'), minLength: 1 });
const address = fc
  .tuple(fc.constantFrom('http', 'https', 'ftp', 'javascript'), host, fc.string())
  .map(([scheme, name, rest]) => `${scheme}://${name}/${rest}`);
it('never leaves the origin, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string(), address, (text, url) => {
      for (const raw of [text, `/${text}`, `//${text}`, `/\\${text}`, url]) {
        const next = safeNext(raw);
        if (next !== null) expect(new URL(next, location.origin).origin).toBe(location.origin);
      }
    }),
  );
});
