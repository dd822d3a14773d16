import { expect, type Page } from '@playwright/test';
import { leadTo } from './shell';
import type { Words } from '../words';

export type Expected = (words: Words) => string;
/** `endsAt`: where the address leads when that is elsewhere. `shows`: words of the thing, on the page or in one of its fields. */
type More = { endsAt?: string; shows?: string };
/** An address, and the title of its screen. */
export type Screen = [path: string, title: Expected, more?: More];

export const missing: Expected = ({ shell }) => shell('notFound.title');

/** Addresses of things the server knows not to exist: crawlers get a 404 there, too. */
const knownMissing = [
  /^\/404$/,
  /\/nowhere(\/|$)/,
  /^\/event\/never-was$/,
  /^\/help\/no-such-article$/,
  /^\/partner\/sweet-garden$/,
  /^\/partner\/savta-julie\/articles\/999$/,
  /^\/partner\/savta-julie\/5a1d3c5e-[\w-]+(\/reviews)?$/,
];
/** Whether the server itself knows without a session that there is no page; that a store is another person's only the app can tell. */
const isGone = (path: string): boolean => knownMissing.some((gone) => gone.test(path));

/** The text of a screen, with the values of its fields. */
const saidOn = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const fields = main.querySelectorAll<HTMLInputElement>('input, textarea');
    return [main.textContent, ...Array.from(fields, ({ value }) => value)].join('\n');
  });

/** The server gives the app for the address, and the app its screen: one by one, without loading the app each time. */
export async function expectScreens(page: Page, words: Words, screens: readonly Screen[]): Promise<void> {
  for (const [path, title, { endsAt, shows } = {}] of screens) {
    const answer = await page.request.get(path);
    expect.soft(answer.status(), path).toBe(isGone(path) ? 404 : 200);
    expect.soft(answer.headers()['content-type'], path).toContain('text/html');
    await leadTo(page, path);
    if (endsAt) await expect.soft(page, path).toHaveURL(endsAt);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title(words));
    if (shows)
      await expect
        .configure({ soft: true })
        .poll(() => saidOn(page), path)
        .toContain(shows);
  }
}
