import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FinishedPages } from './finished-pages';

const content = { html: 'a' };
let nowMs = 0;
let heads = 0;
let title = 'one';
let pages: FinishedPages<{ title: string }>;
let written: string[];
beforeEach(() => {
  [nowMs, heads, title, written] = [0, 0, 'one', []];
  pages = new FinishedPages(() => nowMs);
});
const pageOf = (of: { html: string } = content, key = '/') =>
  pages.of(
    key,
    of,
    async () => {
      heads += 1;
      return { title };
    },
    (head) => {
      const html = `${head.title} ${of.html}`;
      written.push(html);
      return html;
    },
  );

it('is packed once in every form that is asked for', async () => {
  const { page, head } = await pageOf();
  expect(head).toEqual({ title: 'one' });
  const [br, zipped] = await Promise.all([page.packed('br'), page.packed('gzip')]);
  expect([page.plain, brotliDecompressSync(br), gunzipSync(zipped)].map(String)).toEqual(
    Array(3).fill('one a'),
  );
  expect(await page.packed('br')).toBe(br);
});

it('is written once, and its head read once in two seconds', async () => {
  const first = await pageOf();
  nowMs = 1_999;
  expect((await pageOf()).page).toBe(first.page);
  expect([heads, written.length]).toEqual([1, 1]);
  nowMs = 2_001;
  expect((await pageOf()).page).toBe(first.page);
  expect([heads, written.length]).toEqual([2, 1]);
});

it('is another one, under another tag, when its content or its head changes', async () => {
  const first = await pageOf();
  const changed = { html: 'b' };
  const other = await pageOf(changed);
  nowMs = 2_001;
  title = 'two';
  const third = await pageOf(changed);
  expect(new Set([first, other, third].map(({ page }) => page.etag)).size).toBe(3);
  expect(written).toEqual(['one a', 'one b', 'two b']);
});

it('keeps a hundred of them', async () => {
  for (let number = 0; number < 101; number++) await pageOf(content, `/${number}`);
  await pageOf(content, '/100');
  expect(written).toHaveLength(101);
  await pageOf(content, '/0');
  expect(written).toHaveLength(102);
});
